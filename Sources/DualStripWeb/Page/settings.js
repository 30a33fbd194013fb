// A form with every setting of the strips, as the language lists them.
class Settings {
  constructor(root, changed) {
    this.root = root;
    this.changed = changed;
  }

  // The form starts with the system's preference.
  static get isMotionReduced() { return matchMedia("(prefers-reduced-motion: reduce)").matches; }

  // The settings of a viewer before the language is loaded; see Strips.
  static get first() {
    return Settings.isMotionReduced ? { fields: { settings: { "reduce-motion": "on" } } } : null;
  }

  static firstValue({ word, usual }) { return word === "reduce-motion" && Settings.isMotionReduced ? "on" : usual; }

  fill(settings) {
    this.settings = settings.filter(({ word }) => word !== "commits");
    this.order = settings;
    this.root.replaceChildren(...this.settings.map(setting => this.row(setting)));
  }

  row(setting) {
    const label = document.createElement("label"), name = document.createElement("span");
    name.textContent = setting.word;
    label.title = setting.meaning;
    label.append(name, this.input(setting));
    const more = document.createElement("small");
    more.textContent = setting.meaning;
    label.append(more);
    return label;
  }

  input(setting) {
    let input;
    if (setting.choices.length) {
      input = document.createElement("select");
      for (const choice of setting.choices) input.append(new Option(choice, choice));
    } else {
      input = document.createElement("input");
      input.inputMode = "decimal";
    }
    input.value = Settings.firstValue(setting);
    input.addEventListener("change", () => {
      if (this.judge(setting)) this.changed(); else input.reportValidity();
    });
    setting.input = input;
    return input;
  }

  // Checks the value of a field. If it is invalid, the field's message says which values are valid.
  judge(setting) {
    const { input, least, most, unit = "" } = setting, isRight = this.numbers(setting, input.value) !== null;
    input.setCustomValidity(isRight ? "" : `from ${least} to ${most} ${unit}`.trim());
    input.setAttribute("aria-invalid", !isRight);
    return isRight;
  }

  // Returns the numbers of a value with or without its unit; null if it is invalid.
  numbers(setting, value) {
    if (setting.choices.length) return [setting.choices.indexOf(value)];
    const parts = setting.unit === undefined ? value.split("..") : [value];
    const numbers = parts.map(part => {
      const text = part.trim(), { unit = "" } = setting;
      const rate = setting.word.endsWith("deceleration") ? { normal: 0.998, fast: 0.99 }[text] : undefined;
      if (rate) return rate;
      const isSeconds = unit === "ms" && /[0-9]\s*s$/.test(text);
      const bare = isSeconds ? text.slice(0, -1) : unit && text.endsWith(unit) ? text.slice(0, -unit.length) : text;
      return /^-?[0-9]+(\.[0-9]+)?$/.test(bare.trim()) ? Number(bare) * (isSeconds ? 1000 : 1) : NaN;
    });
    const fit = numbers.every(n => n >= setting.least && n <= setting.most);
    if (!fit || setting.unit === undefined && (numbers.length !== 2 || numbers[0] > numbers[1])) return null;
    return numbers;
  }

  text(setting, numbers) {
    if (setting.choices.length) return setting.choices[numbers[0]];
    return setting.unit === undefined ? numbers.join(" .. ") : `${numbers[0]}${setting.unit}`;
  }

  // The settings for a viewer and for the header of a session; null for the defaults.
  get values() {
    if (!this.order) return Settings.first;
    const numbers = [], fields = {};
    for (const setting of this.order) {
      const value = setting.input?.value ?? setting.usual;
      const own = this.numbers(setting, value) ?? this.numbers(setting, setting.usual);
      numbers.push(...own);
      const isUsual = own.join() === this.numbers(setting, setting.usual).join();
      if (!isUsual) fields[setting.word] = this.text(setting, own);
    }
    return { numbers, fields: Object.keys(fields).length ? { settings: fields } : {} };
  }

  reset() {
    for (const setting of this.settings ?? []) {
      setting.input.value = Settings.firstValue(setting);
      this.judge(setting);
    }
    this.changed();
  }
}
