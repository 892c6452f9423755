import type { BrowserContext, Page } from '@playwright/test';

/** Effects of payloads. The sets fill while pages run. */
export interface Executions {
  /** Ids of payloads whose scripts ran in any frame, and their other effects. */
  readonly ran: ReadonlySet<string>;
  /** Requests to hosts that only payloads name. */
  readonly asked: ReadonlySet<string>;
}

/** Defines the function that payloads call, and answers requests to their hosts with a script. */
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

/** Elements of a page that would run code on interaction, or that already contain payload code. */
export const findArmed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCode = (address: string) => /^(?:javascript|vbscript|data:text\/html)/i.test(address);
    /** The address as a browser parses it, even if the scheme is disguised. */
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
