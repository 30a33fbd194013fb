#include <sane/sane.h>
