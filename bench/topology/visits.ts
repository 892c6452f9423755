import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { hostOf } from './Topology';

/** A page that visitors request repeatedly. */
export interface Seen {
  readonly site: string;
  readonly path: string;
}

/** A response to a visitor. */
interface Answer {
  /** 0 if there was no response. */
  readonly status: number;
  /** Language, canonical URL and title, which are different for each page. */
  readonly marks: string;
  readonly ms: number;
}

/** Results of the visits within some time. */
export interface Sight {
  readonly times: number[];
  wrong: number;
  failed: number;
  /** Descriptions of the first few failures. */
  readonly examples: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** Request timeout, in ms. */
const timeoutMs = 30_000;

const marksOf = (html: string): string => {
  const [, lang] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const [, title] = /<title[^>]*>([^<]+)</.exec(html) ?? [];
  // The back end has the content of the shop's files, except for the edition number.
  const name = title?.replace(/ \(edition \d+\)/, '');
  const isWhole = html.trimEnd().endsWith('</html>');
  return JSON.stringify([lang, canonical, name, isWhole]);
};

export const visit = (origin: string, { site, path }: Seen): Promise<Answer> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const nothing = () => resolve({ status: 0, marks: '', ms: performance.now() - startedAt });
    const headers = { Host: hostOf(site), 'Accept-Encoding': 'gzip' };
    const asked = request(new URL(path, origin), { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', nothing);
      response.on('end', () => {
        const ms = performance.now() - startedAt;
        const bytes = Buffer.concat(chunks);
        const isPacked = response.headers['content-encoding'] === 'gzip';
        const { statusCode: status = 0 } = response;
        try {
          const html = (isPacked ? gunzipSync(bytes) : bytes).toString('utf8');
          resolve({ status, marks: marksOf(html), ms });
        } catch {
          resolve({ status, marks: 'torn', ms });
        }
      });
    });
    asked.on('error', nothing).setTimeout(timeoutMs, () => asked.destroy(new Error('late')));
    asked.end();
  });

/** Visitors who arrive at a steady rate, even while others wait, and check that pages have not changed. */
export class Visitors {
  private readonly expected = new Map<Seen, string>();
  private readonly open = new Set<Promise<void>>();
  private sight: Sight = Visitors.nothing();
  private timer: NodeJS.Timeout | undefined;
  private turn = 0;

  constructor(
    private readonly origin: string,
    private readonly pages: readonly Seen[],
  ) {}

  static nothing(): Sight {
    return { times: [], wrong: 0, failed: 0, examples: [] };
  }

  /** Requests every page and stores its expected state. @throws if a page is not available */
  async learn(): Promise<void> {
    const known = new Map<string, Seen>();
    for (const page of this.pages) {
      const { status, marks } = await visit(this.origin, page);
      if (status !== 200) throw new Error(`${page.site}${page.path} answers ${status}`);
      const same = known.get(marks);
      if (same) throw new Error(`${page.site}${page.path} cannot be told from ${same.path}`);
      known.set(marks, page);
      this.expected.set(page, marks);
    }
  }

  /** @param perSecond number of visitors */
  start(perSecond: number): void {
    const every = 20;
    let due = 0;
    let last = performance.now();
    this.timer = setInterval(() => {
      const now = performance.now();
      // Follows the clock, but without a burst after this process itself was delayed.
      due = Math.min(due + ((now - last) * perSecond) / 1000, perSecond / 5);
      last = now;
      for (; due >= 1; due -= 1) this.look();
    }, every);
  }

  /** Results since the last call. */
  takeSight(): Sight {
    const { sight } = this;
    this.sight = Visitors.nothing();
    return sight;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.open);
    agent.destroy();
  }

  private look(): void {
    const page = this.pages[this.turn++ % this.pages.length];
    if (!page) return;
    const { sight } = this;
    const looked = visit(this.origin, page).then(({ status, marks, ms }) => {
      sight.times.push(ms);
      const isFailed = status === 0 || status >= 500;
      const isWrong = !isFailed && (status !== 200 || marks !== this.expected.get(page));
      if (isFailed) sight.failed += 1;
      if (isWrong) sight.wrong += 1;
      if ((isFailed || isWrong) && sight.examples.length < 3) {
        sight.examples.push(`${status} ${page.site}${page.path} ${isWrong ? marks : ''}`);
      }
    });
    this.open.add(looked);
    void looked.finally(() => this.open.delete(looked));
  }
}
