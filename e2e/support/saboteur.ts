import type { Page } from '@playwright/test';
import { hydratedEvent } from '@/lib/hydration';
import { ask } from './http';

/**
 * Code added to one of the shop's own scripts. After hydration, it throws the errors that tests request from that
 * script.
 */
const faults = `
;document.addEventListener('${hydratedEvent}', () => {
  window.saboteur = {
    error: (message) => setTimeout(() => { throw new TypeError(message); }),
    rejection: (message, name) =>
      void Promise.reject(Object.assign(new TypeError(message), name ? { name } : {})),
  };
});`;

/** Adds the faults from the next load on. @param host of the site */
export const sabotage = (page: Page, host: string): Promise<unknown> =>
  page.route(/\/_next\/static\/chunks\/main-[^/]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const { body } = await ask(host, pathname);
    await route.fulfill({ contentType: 'application/javascript', body: body + faults });
  });

type Fault = 'error' | 'rejection';

/** Throws an uncaught error in the shop's own code. */
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

/** Throws the same in a third-party script. @param file such as `chrome-extension://abc/content.js` */
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
