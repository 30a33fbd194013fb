// Tabs that work by mouse and arrow keys; only the selected tab is in the tab order.
//
// canClose: whether the selected tab closes its panel.
class Tabs {
  constructor(list, chosen, canClose = false) {
    this.tabs = [...list.querySelectorAll("[role=tab]")];
    this.chosen = chosen;
    for (const [number, tab] of this.tabs.entries()) {
      tab.addEventListener("click", () => this.choose(canClose && number === this.number ? null : number));
      tab.addEventListener("keydown", event => {
        const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!way) return;
        event.preventDefault();
        const { length } = this.tabs;
        let next = number;
        do next = (next + way + length) % length; while (this.tabs[next].hidden);
        this.choose(next);
        this.tabs[next].focus();
      });
    }
  }

  choose(number) {
    this.number = number;
    for (const [k, tab] of this.tabs.entries()) {
      tab.setAttribute("aria-selected", k === number);
      tab.tabIndex = k === (number ?? 0) ? 0 : -1;
    }
    this.chosen(number);
  }
}
