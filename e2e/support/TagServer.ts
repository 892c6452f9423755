import type { BrowserContext } from '@playwright/test';

/** What the data layer was given: a command as its words, anything else as it is. */
export type Told = readonly unknown[] | Readonly<Record<string, unknown>>;

/**
 * What the stand-in answers with. Like a container it reads what is there already and what comes, and once it may it
 * keeps two cookies: one for the domain, one for the host, for as long as a browser takes.
 */
const container = `(() => {
  const read = (entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    const told = isCommand ? [...entry] : entry;
    window.tellTagServer(JSON.stringify(told));
    if (told[0] === 'consent' && told[2].analytics_storage === 'granted') {
      document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=63072000; Domain=' + location.hostname;
      document.cookie = '_ga_STANDIN=GS1.1.1; Path=/; Max-Age=63072000';
    }
  };
  const { push } = window.dataLayer;
  window.dataLayer.push = (...entries) => {
    entries.forEach(read);
    return push.apply(window.dataLayer, entries);
  };
  window.dataLayer.forEach(read);
})();`;

/** Stands in for the tag server, so that nothing leaves the machine, and keeps what it was asked and told. */
export class TagServer {
  readonly asked: string[] = [];
  readonly told: Told[] = [];

  static async standIn(context: BrowserContext): Promise<TagServer> {
    const server = new TagServer();
    await context.exposeFunction('tellTagServer', (text: string) => {
      server.told.push(JSON.parse(text) as Told);
    });
    await context.route('https://www.googletagmanager.com/**', async (route) => {
      server.asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: container });
    });
    return server;
  }

  /** Events of GA4 and conversions, in the order in which they were told. */
  get events(): readonly string[] {
    return this.told.flatMap((it) => {
      if (Array.isArray(it)) return it[0] === 'event' ? [String(it[1])] : [];
      const { event, ecommerce } = it as Readonly<Record<string, unknown>>;
      return ecommerce ? [String(event)] : [];
    });
  }

  get commands(): readonly (readonly unknown[])[] {
    return this.told.filter((it): it is readonly unknown[] => Array.isArray(it));
  }
}
