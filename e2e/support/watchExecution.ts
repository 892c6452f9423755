import type { BrowserContext, Page } from '@playwright/test';

/** What came of payloads. Filled as pages go on. */
export interface Executions {
  /** Ids of payloads whose scripts ran, in whichever frame; or what else of theirs happened. */
  readonly ran: ReadonlySet<string>;
  /** Requests to hosts that only payloads name. */
  readonly asked: ReadonlySet<string>;
}

/** Gives every document of a context what payloads call, and answers for the hosts that they name with a script. */
export const watchExecution = async (context: BrowserContext): Promise<Executions> => {
  const ran = new Set<string>();
  const asked = new Set<string>();
  await context.exposeFunction('tellRan', (id: unknown) => ran.add(String(id)));
  await context.addInitScript(() => {
    Object.assign(window, { ran: Reflect.get(window, 'tellRan') });
  });
  await context.route(
    ({ hostname }) => hostname.endsWith('evil.example'),
    async (route) => {
      const url = route.request().url();
      asked.add(url);
      const [, id = '0'] = /(\d+)\.js$/.exec(url) ?? [];
      await route.fulfill({ contentType: 'text/javascript', body: `ran(${id})` });
    },
  );
  context.on('dialog', (dialog) => {
    ran.add(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { ran, asked };
};

/** What lies in a page and would run if somebody touched it, or already stands there as code. */
export const findArmed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCode = (address: string) => /^(?:javascript|vbscript|data:text\/html)/i.test(address);
    /** As a browser would read it, whatever disguises the scheme. */
    const read = (address: string) => URL.parse(address, document.baseURI)?.href ?? '';
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'];
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { localName, outerHTML } = element;
      const isArmed =
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        addresses.some((name) => isCode(read(element.getAttribute(name) ?? ''))) ||
        element.hasAttribute('srcdoc') ||
        ['iframe', 'object', 'embed', 'base'].includes(localName) ||
        element.matches('meta[http-equiv="refresh" i]') ||
        (localName === 'script' &&
          !/json$/.test(element.getAttribute('type') ?? '') &&
          /ran\(\d/.test(element.textContent));
      return isArmed ? [outerHTML.slice(0, 200)] : [];
    });
  });
