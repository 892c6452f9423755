import { ask, type Answer } from './http';

/** A page in a sitemap. */
export interface Listed {
  readonly url: string;
  /** Addresses by language or market. */
  readonly alternates: Readonly<Record<string, string>>;
}

const readAll = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

export const locsOf = (xml: string): readonly string[] => readAll(xml, /<loc>([^<]*)<\/loc>/g);

const toPairs = (tags: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tags.map((tag) => [
      /hreflang="([^"]*)"/i.exec(tag)?.[1] ?? '',
      /href="([^"]*)"/.exec(tag.replace(/hreflang="[^"]*"/i, ''))?.[1] ?? '',
    ]),
  );

/** Requests an absolute URL from the machine that runs the tests. */
export const askUrl = (url: string): Promise<Answer> => {
  const { host, pathname, search } = new URL(url);
  return ask(host, pathname + search);
};

/** All pages in the sitemaps of a host. */
export const readSitemaps = async (host: string): Promise<readonly Listed[]> => {
  const index = await ask(host, '/sitemap.xml');
  const files = await Promise.all(locsOf(index.body).map(askUrl));
  return files
    .flatMap(({ body }) => readAll(body, /<url>(.*?)<\/url>/gs))
    .map((entry) => ({
      url: locsOf(entry)[0] ?? '',
      alternates: toPairs(readAll(entry, /(<xhtml:link [^>]*>)/g)),
    }));
};

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The metadata in the head of a page. */
export const readHead = ({ body }: Answer) => {
  const metas = readAll(body, /(<meta [^>]*>)/g);
  const metaOf = (name: string) => {
    const tag = metas.find((it) => it.includes(`="${name}"`)) ?? '';
    return decode(/content="([^"]*)"/.exec(tag)?.[1] ?? '');
  };
  const links = readAll(body, /(<link [^>]*>)/g);
  const canonicals = links.filter((it) => it.includes('rel="canonical"'));
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(body)?.[1] ?? ''),
    canonicals: canonicals.map((it) => /href="([^"]*)"/.exec(it)?.[1] ?? ''),
    alternates: toPairs(
      links.filter((it) => it.includes('rel="alternate"') && /hreflang/i.test(it)),
    ),
    graphs: readAll(body, /<script type="application\/ld\+json">(.*?)<\/script>/gs),
    metaOf,
  };
};
