import type { Page } from '@playwright/test';
import { aliveEvent } from '@/lib/aliveEvent';
import { ask } from './http';

/**
 * What the shop's own code is made to do wrong, once the page is alive: the errors that tests ask for are raised in one
 * of its scripts.
 */
const faults = `
;document.addEventListener('${aliveEvent}', () => {
  window.saboteur = {
    error: (message) => setTimeout(() => { throw new TypeError(message); }),
    rejection: (message, name) =>
      void Promise.reject(Object.assign(new TypeError(message), name ? { name } : {})),
  };
});`;

/** From the next load on. @param host of the site */
export const sabotage = (page: Page, host: string): Promise<unknown> =>
  page.route(/\/_next\/static\/chunks\/main-[^/]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const { body } = await ask(host, pathname);
    await route.fulfill({ contentType: 'application/javascript', body: body + faults });
  });

type Fault = 'error' | 'rejection';

/** An error of the shop's own that nobody catches. */
export const fail = (page: Page, fault: Fault, message: string, name?: string): Promise<void> =>
  page.evaluate(
    ([kind, text, called]) => {
      const saboteur = Reflect.get(window, 'saboteur') as Record<
        string,
        (message: string, name?: string) => void
      >;
      saboteur[kind]?.(text, called);
    },
    [fault, message, name] as const,
  );

/** The same in a script of somebody else. @param file such as `chrome-extension://abc/content.js` */
export const failElsewhere = (
  page: Page,
  fault: Fault,
  message: string,
  file: string,
): Promise<unknown> => {
  const error = `new TypeError(${JSON.stringify(message)})`;
  const script = {
    error: `setTimeout(() => { throw ${error}; })`,
    rejection: `void Promise.reject(${error})`,
  }[fault];
  return page.evaluate(`${script}\n//# sourceURL=${file}`);
};
