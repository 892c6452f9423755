import type { ContentFault } from '@/catalog/sources/contentFault';
import type { RawArticle } from '../files/readMarkdown';
import type { Loaded, RawRecord } from '../loader';
import { fileOf, type ItemList, placeItems } from './items';
import { createFindHref } from './links';
import { createReadBody } from './readBody';
import { type Defaults, toFrontMatter } from './toFrontMatter';

/** How long texts are converted before the event loop gets control, in ms. */
const stretch = 15;

const takeBreath = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Creates a function that converts lists to records. Unchanged records and faults keep their identity between calls.
 *
 * @param languages the languages of the shop
 * @returns a function whose `failures` are the faults of lists that could not be read
 */
export const createToRecords = (languages: readonly string[]) => {
  const { readBody, keepOnly } = createReadBody();
  let files = new Map<string, string>();
  let before = new Map<string, RawRecord | ContentFault>();

  const keep = <Value extends RawRecord | ContentFault>(
    value: Value,
    all: Map<string, RawRecord | ContentFault>,
  ): Value => {
    const text = JSON.stringify(value);
    // Its JSON is equal, so it has the same type.
    const same = (before.get(text) as Value | undefined) ?? value;
    all.set(text, same);
    return same;
  };

  return async (
    lists: readonly ItemList[],
    failures: readonly ContentFault[],
    defaults: Defaults,
  ): Promise<Loaded> => {
    const { placed, faults, unread } = placeItems(lists, languages, (id) => files.get(id));
    const findHref = createFindHref(placed);
    const records = new Map<string, RawRecord>();
    let breathedAt = performance.now();
    for (const it of placed) {
      const file = fileOf(it);
      try {
        const { markdown, start, pictures } = readBody(file, {
          html: it.item.content.rendered,
          base: it.item.link,
          toHref: (url) => findHref(it.lang, url),
          imageHosts: defaults.imageHosts,
        });
        const own = toFrontMatter(it, start, defaults);
        const data: RawArticle = { frontMatter: own.frontMatter, body: markdown, firstLine: 1 };
        records.set(file, { file, data });
        for (const { record } of [...pictures, ...own.pictures]) records.set(record.file, record);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const why = error instanceof RangeError ? 'is nested too deep to be read' : reason;
        faults.push({ file, field: 'content', kind: 'unreadable', reason: why });
      }
      if (performance.now() - breathedAt > stretch) {
        await takeBreath();
        breathedAt = performance.now();
      }
    }
    files = new Map([
      ...[...files].filter(([id]) => unread.has(id)),
      ...placed.map((it) => [it.id, fileOf(it)] as const),
    ]);
    keepOnly(new Set(placed.map(fileOf)));
    const all = new Map<string, RawRecord | ContentFault>();
    const loaded: Loaded = {
      records: [...records.values()]
        .sort((a, b) => (a.file < b.file ? -1 : 1))
        .map((record) => keep(record, all)),
      faults: [...failures, ...faults].map((fault) => keep(fault, all)),
    };
    before = all;
    return loaded;
  };
};
