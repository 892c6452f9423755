import { expect, type Locator, type Page } from '@playwright/test';

type Key = 'Tab' | 'Shift+Tab';

/** More than the focus stops of any page. */
const mostStops = 500;

/** Time for animations to end, in ms. */
const timeoutMs = 1500;

/** The focused element, and why a visitor cannot see it. If `fault` is empty, it is visible. */
interface Stop {
  readonly name: string;
  readonly fault: '' | 'no ring' | 'out of view' | 'covered';
}

/** A visitor who has only a keyboard and must see the focus at every step (WCAG 2.4.7, 2.4.11). */
export class KeyboardVisitor {
  constructor(readonly page: Page) {}

  private readStop(): Promise<Stop> {
    return this.page.evaluate((): Stop => {
      const element = document.activeElement;
      if (!element || element === document.body) return { name: 'nothing', fault: '' };
      const name = element.outerHTML.slice(0, 160);

      const isRing = (it: Element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(it);
        const isThere = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return isThere && outlineColor !== 'rgba(0, 0, 0, 0)';
      };
      // The ring may be around a related element: a whole card, a chip, the label of a mark.
      const around = [element.closest('article, li, label'), element.nextElementSibling];
      const within = element.querySelectorAll('*');
      const isMarked = [element, ...around, ...within].some((it) => it && isRing(it));
      if (!isMarked) return { name, fault: 'no ring' };

      const points = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.15, 0.5, 0.85].map((y) => [left + width * x, top + height * y] as const),
        ),
      );
      const seen = points.filter(
        ([x, y]) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight,
      );
      if (seen.length === 0) return { name, fault: 'out of view' };
      const isOnTop = seen.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || top.closest('label')?.contains(element));
      });
      return { name, fault: isOnTop ? '' : 'covered' };
    });
  }

  private async look(): Promise<Stop> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const stop = await this.readStop();
      if (stop.fault === '' || Date.now() > deadline) return stop;
      await this.page.waitForTimeout(50);
    }
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Moves one step and expects the focus to be visible. */
  async step(key: Key = 'Tab'): Promise<void> {
    await this.press(key);
    const { name, fault } = await this.look();
    expect(fault, name).toBe('');
  }

  /** Moves step by step to a control. The start of the page follows its end. */
  async goTo(target: Locator, key: Key = 'Tab'): Promise<void> {
    await expect(target).toBeAttached();
    for (let steps = 0; steps < mostStops; steps += 1) {
      await this.step(key);
      if (await target.evaluate((it) => it === document.activeElement)) return;
    }
    throw new Error(`The keyboard does not get to ${String(target)}`);
  }

  async goToAndPress(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.press(key);
  }

  /** Uses the skip link at the start of a page. */
  async skip(): Promise<void> {
    const isAtStart = () => this.page.evaluate(() => document.activeElement === document.body);
    await expect.poll(isAtStart).toBe(true);
    await this.step();
    await expect(this.page.locator('a[href="#content"]')).toBeFocused();
    await this.press('Enter');
    await expect(this.page.getByRole('main')).toBeFocused();
  }

  /** Whether nothing has the focus, or an element that already had it on this walk. */
  private isEnd(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { activeElement, body } = document;
      const stops = (Reflect.get(window, 'stops') ?? new Set()) as Set<unknown>;
      const isOld = !activeElement || activeElement === body || stops.has(activeElement);
      Object.assign(window, { stops: stops.add(activeElement) });
      return isOld;
    });
  }

  /** Walks through the rest of a page. Returns the number of steps, and the places without a visible focus. */
  async walk(key: Key = 'Tab'): Promise<{ readonly steps: number; readonly faults: string[] }> {
    const faults: string[] = [];
    await this.page.evaluate(() => Reflect.deleteProperty(window, 'stops'));
    for (let steps = 0; steps < mostStops; steps += 1) {
      await this.press(key);
      if (await this.isEnd()) return { steps, faults };
      const { name, fault } = await this.look();
      if (fault) faults.push(`${fault}: ${name}`);
    }
    throw new Error('The page has no end');
  }

  /** Expects a dialog to have the focus and to keep it in both directions. */
  async expectKept(dialog: Locator): Promise<void> {
    const isIn = () => dialog.evaluate((it) => it.contains(document.activeElement));
    await expect.poll(isIn).toBe(true);
    // Once around, and a little further.
    const stops = await dialog.locator('a, button, input, select').count();
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      for (let steps = 0; steps < Math.min(stops + 2, 40); steps += 1) {
        await this.press(key);
        await expect.poll(isIn).toBe(true);
      }
    }
  }
}
