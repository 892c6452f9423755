import { digestOf } from '@troupe/image-proxy/source';
import { cleanHtml } from './cleanHtml';
import { parseHtml } from './parseHtml';
import { type CmsPicture, toPicture } from './pictures';
import { toPlainText } from './plainText';
import { toMarkdown } from './toMarkdown';

/** The converted HTML of an item. */
export interface Body {
  readonly markdown: string;
  /** Its first words, enough for a summary. */
  readonly start: string;
  readonly pictures: readonly CmsPicture[];
}

interface Html {
  readonly html: string;
  /** The item's own address. */
  readonly base: string;
  readonly toHref: (url: URL) => string | undefined;
  /** The hosts that the image proxy may read. */
  readonly imageHosts: readonly string[];
}

const read = ({ html, base, toHref, imageHosts }: Html): Body => {
  const pictures = new Map<string, CmsPicture>();
  const tree = cleanHtml(parseHtml(html), {
    base,
    toHref,
    toPicturePath: (seen) => {
      const picture = toPicture(seen, imageHosts);
      if (picture) pictures.set(picture.path, picture);
      return picture?.path;
    },
  });
  const start = toPlainText({
    ...tree,
    children: tree.children.filter((it) => it.type !== 'element' || !/^h\d$/.test(it.tagName)),
  }).slice(0, 600);
  return { markdown: toMarkdown(tree), start, pictures: [...pictures.values()] };
};

interface Remembered {
  readonly digest: string;
  /** Every link that was looked up, with the result. */
  readonly hrefs: ReadonlyMap<string, string | undefined>;
  readonly body: Body;
}

/**
 * Creates `readBody`, which converts HTML and memoizes the result per file until the HTML or the targets of its links
 * change. `readBody` throws if the HTML cannot be parsed.
 */
export const createReadBody = () => {
  const remembered = new Map<string, Remembered>();

  const readBody = (file: string, own: Html): Body => {
    const digest = digestOf(`${own.base}\n${own.html}`);
    const known = remembered.get(file);
    if (
      known?.digest === digest &&
      [...known.hrefs].every(([address, href]) => own.toHref(new URL(address)) === href)
    ) {
      return known.body;
    }
    const hrefs = new Map<string, string | undefined>();
    const toHref = (url: URL) => {
      const href = own.toHref(url);
      hrefs.set(url.href, href);
      return href;
    };
    const body = read({ ...own, toHref });
    remembered.set(file, { digest, hrefs, body });
    return body;
  };

  /** Drops the memoized results of all other files. */
  const keepOnly = (files: ReadonlySet<string>) => {
    for (const file of [...remembered.keys()]) if (!files.has(file)) remembered.delete(file);
  };

  return { readBody, keepOnly };
};
