import type { Fault } from '@/lib/fault';
import type { RawArticle } from '../files/readMarkdown';
import type { Loaded, RawRecord } from '../loader';
import { fileOf, type ItemList, placeItems } from './items';
import { createFindHref } from './links';
import { createReadBody } from './readBody';
import { type Defaults, toFrontMatter } from './toFrontMatter';

/** How long texts are read at a stretch, in ms, before whoever else waits has a turn. */
const stretch = 15;

const takeBreath = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Makes records of what lists hold. What did not change keeps its identity from one time to the next, faults too.
 *
 * @param languages of the shop
 * @returns a function; @param failures of lists that could not be read
 */
export const createToRecords = (languages: readonly string[]) => {
  const { readBody, keepOnly } = createReadBody();
  let files = new Map<string, string>();
  let before = new Map<string, RawRecord | Fault>();

  const keep = <Value extends RawRecord | Fault>(
    value: Value,
    all: Map<string, RawRecord | Fault>,
  ): Value => {
    const text = JSON.stringify(value);
    // Equal in every word, so it is of the same type.
    const same = (before.get(text) as Value | undefined) ?? value;
    all.set(text, same);
    return same;
  };

  return async (
    lists: readonly ItemList[],
    failures: readonly Fault[],
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
    const all = new Map<string, RawRecord | Fault>();
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
