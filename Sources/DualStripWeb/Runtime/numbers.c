// The number that a decimal text is nearest to, as every system's own reading of it is: to the last bit.

#include <stddef.h>
#include <stdint.h>

// The largest number has 309 digits before its point; of a text 800 digits tell what it is nearest to.
enum { DIGITS = 800, WORDS = 192 };

typedef struct {
  uint32_t words[WORDS];
  int count;
} Whole;

static void multiply_add(Whole *number, uint32_t factor, uint32_t more) {
  uint64_t carry = more;
  for (int k = 0; k < number->count; k++) {
    carry += (uint64_t)number->words[k] * factor;
    number->words[k] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) number->words[number->count++] = (uint32_t)carry;
}

static void multiply_by_ten(Whole *number, int times) {
  for (; times >= 9; times -= 9) multiply_add(number, 1000000000, 0);
  for (; times > 0; times--) multiply_add(number, 10, 0);
}

static void shift(Whole *number, int bits) {
  int words = bits / 32;
  if (!number->count) return;
  for (int k = number->count - 1; k >= 0; k--) number->words[k + words] = number->words[k];
  for (int k = 0; k < words; k++) number->words[k] = 0;
  number->count += words;
  if (bits % 32) multiply_add(number, (uint32_t)1 << bits % 32, 0);
}

static int length(const Whole *number) {
  if (!number->count) return 0;
  return 32 * number->count - __builtin_clz(number->words[number->count - 1]);
}

static int is_less(const Whole *left, const Whole *right) {
  if (left->count != right->count) return left->count < right->count;
  for (int k = left->count - 1; k >= 0; k--)
    if (left->words[k] != right->words[k]) return left->words[k] < right->words[k];
  return 0;
}

static void subtract(Whole *left, const Whole *right) {
  uint64_t borrow = 0;
  for (int k = 0; k < left->count; k++) {
    uint64_t take = borrow + (k < right->count ? right->words[k] : 0);
    borrow = left->words[k] < take;
    left->words[k] -= (uint32_t)take;
  }
  while (left->count && !left->words[left->count - 1]) left->count--;
}

static double from_bits(uint64_t bits) {
  double number;
  __builtin_memcpy(&number, &bits, sizeof number);
  return number;
}

// quotient · 2^power, and a little more where something is left; half goes to the even one.
static double nearest(uint64_t quotient, int power, int is_more) {
  int top = 63 - __builtin_clzll(quotient) + power;
  int least = top < -1022 ? -1074 : top - 52;
  int drop = least - power;
  if (drop > 64) return 0;
  uint64_t kept = drop == 64 ? 0 : drop > 0 ? quotient >> drop : quotient << -drop;
  if (drop > 0) {
    uint64_t half = (uint64_t)1 << (drop - 1);
    uint64_t rest = drop == 64 ? quotient : quotient & ((half << 1) - 1);
    if (rest > half || (rest == half && (is_more || kept & 1))) kept++;
  }
  if (least == -1074) return from_bits(kept);
  // What is rounded up to the next power of two carries into the exponent.
  uint64_t bits = ((uint64_t)(least + 1075 - 1) << 52) + kept;
  return bits >> 52 > 2046 ? from_bits((uint64_t)2047 << 52) : from_bits(bits);
}

static double quotient_of(Whole *above, Whole *below) {
  int power = length(above) - length(below) - 63;
  if (power < 0) shift(above, -power); else shift(below, power);
  // 64 bits, the highest first: what is above is less than twice 2^64 times what is below.
  shift(below, 64);
  uint64_t quotient = 0;
  for (int k = 0; k <= 64; k++) {
    quotient <<= 1;
    if (!is_less(above, below)) {
      subtract(above, below);
      quotient |= 1;
    }
    if (k < 64) multiply_add(above, 2, 0);
  }
  return nearest(quotient, power, above->count > 0);
}

// Reads digits with a point and an exponent; where the text ends, or nothing where it is no number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  static Whole above, below;
  above.count = below.count = 0;
  int is_negative = *text == '-', digits = 0, power = 0, seen = 0, is_behind = 0, is_more = 0;
  uint64_t small = 0;
  if (*text == '-' || *text == '+') text++;
  for (;; text++) {
    if (*text == '.' && !is_behind) {
      is_behind = 1;
      continue;
    }
    if (*text < '0' || *text > '9') break;
    seen = 1;
    if (digits >= DIGITS) {
      is_more |= *text != '0';
      power += !is_behind;
      continue;
    }
    power -= is_behind;
    if (!digits && *text == '0') continue;
    digits++;
    multiply_add(&above, 10, (uint32_t)(*text - '0'));
    if (digits <= 15) small = small * 10 + (uint64_t)(*text - '0');
  }
  if (!seen) return NULL;
  if (*text == 'e' || *text == 'E') {
    const char *place = text + 1;
    int sign = *place == '-' ? -1 : 1, exponent = 0;
    if (*place == '-' || *place == '+') place++;
    if (*place < '0' || *place > '9') return NULL;
    for (; *place >= '0' && *place <= '9'; place++)
      if (exponent < 100000) exponent = exponent * 10 + (*place - '0');
    power += sign * exponent;
    text = place;
  }
  static const double tens[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  double number;
  if (!digits || power + digits < -330) {
    number = 0;
  } else if (power + digits > 310) {
    number = from_bits((uint64_t)2047 << 52);
  } else if (digits <= 15 && power >= -22 && power <= 22) {
    // Both are exact, so their product or quotient is rounded once.
    number = power < 0 ? (double)small / tens[-power] : (double)small * tens[power];
  } else {
    if (is_more) {
      // Any digit but 0 tells that there is more.
      multiply_add(&above, 10, 1);
      power--;
    }
    multiply_add(&below, 0, 1);
    multiply_by_ten(power < 0 ? &below : &above, power < 0 ? -power : power);
    number = quotient_of(&above, &below);
  }
  *result = is_negative ? -number : number;
  return text;
}

// Half goes away from zero.
double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) < 0.5 ? whole : whole + __builtin_copysign(1, number);
}
