"""Where the panes of the playground are in the window."""


class Panes:
    """What a test knows that has a browser with the page."""

    def place(self, pane, x, y=0.5):
        """A point of the window, by its share of a pane."""
        return self.browser.run(
            f"(r => [r.x + r.width * {x}, r.y + r.height * {y}])"
            f"(document.querySelector('.pane.{pane}').getBoundingClientRect())")

    def way(self, pane, start, end, steps):
        a, b = self.place(pane, start), self.place(pane, end)
        return [(a[0] + (b[0] - a[0]) * k / steps, a[1]) for k in range(steps + 1)]
