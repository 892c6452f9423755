import type { BrowserContext } from '@playwright/test';

/** An entry of the data layer: a command as its arguments, anything else unchanged. */
export type Told = readonly unknown[] | Readonly<Record<string, unknown>>;

/**
 * The script that the fake server sends. Like a container, it reads existing and later entries. After consent it sets
 * two cookies, one for the domain and one for the host, with a longer lifetime than browsers allow.
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

/** A fake tag server, so that no request leaves the machine. It records requests and data layer entries. */
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

  /** GA4 events and conversions, in the order in which they were sent. */
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
