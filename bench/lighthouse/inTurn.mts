import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { provideBrowser } from '@/cli/browser.mjs';
import { type Measured, readFigures, toMedians } from './figures';

const debugPort = 3216;

/** Screens of the English site. */
const screens: Readonly<Record<string, string>> = {
  home: '/',
  city: '/krakow',
  activity: '/beer-bike/krakow',
};

interface InTurn {
  readonly runs: number;
  readonly throttlingMethod: 'simulate' | 'devtools';
  /** What the columns of the other one are called. */
  readonly otherName: string;
  /** The address of a screen here. @param path of the screen */
  readonly toOwn: (path: string) => string;
  /** The address that it is compared with. */
  readonly toOther: (path: string) => string;
}

/** Prints Lighthouse's figures of each screen beside another address, measured in turn: a slow machine is slow for both. */
export const measureInTurn = async (options: InTurn): Promise<void> => {
  const { runs, throttlingMethod, otherName, toOwn, toOther } = options;
  const browser = await chromium.launch({
    executablePath: provideBrowser(),
    args: [`--remote-debugging-port=${debugPort}`, '--no-sandbox', '--disable-gpu'],
  });
  const measure = async (url: string): Promise<Measured> => {
    const result = await lighthouse(url, {
      port: debugPort,
      logLevel: 'error',
      output: 'json',
      throttlingMethod,
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    return readFigures(result);
  };
  const row = (...cells: readonly (string | number)[]) =>
    console.log(cells.map((cell) => String(cell).padEnd(16)).join(''));
  try {
    row('', 'performance', otherName, 'LCP ms', otherName, 'ratio', 'TBT ms', otherName, 'ratio');
    for (const [name, path] of Object.entries(screens)) {
      const [own, other] = [toOwn(path), toOther(path)];
      // The first run warms up both.
      await measure(own);
      await measure(other);
      const figures: { own: Measured[]; other: Measured[] } = { own: [], other: [] };
      for (let run = 0; run < runs; run += 1) {
        figures.own.push(await measure(own));
        figures.other.push(await measure(other));
      }
      const [a, b] = [toMedians(figures.own), toMedians(figures.other)];
      row(
        name,
        a.performance,
        b.performance,
        ...(['LCP ms', 'TBT ms'] as const).flatMap((figure) => [
          a[figure],
          b[figure],
          (a[figure] / b[figure]).toFixed(2),
        ]),
      );
    }
  } finally {
    await browser.close();
  }
};
