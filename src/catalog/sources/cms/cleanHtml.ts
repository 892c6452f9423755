import type { Element, ElementContent, Root } from 'hast';
import { classesOf, isDropped } from './elements';
import { toPlainText } from './plainText';
import { readSizeInName } from './pictures';
import { dropShortcodes, listClosedShortcodes } from './shortcodes';

/** The context of a text. */
export interface CleaningContext {
  /** The item's own address; the base of relative URLs. */
  readonly base: string;
  /** The new target of a link, such as `post:packing-list`; `undefined` keeps only the words of the link. */
  readonly toHref: (url: URL) => string | undefined;
  /** The path below `/images/` of a picture; `undefined` if it cannot be shown. */
  readonly toPicturePath: (seen: {
    readonly address: string;
    readonly width: number;
    readonly height: number;
  }) => string | undefined;
}

/** Deeper than any real text; below this level, only the words are kept. */
const mostLevels = 40;

const ownSchemes = /^(?:activity|city|post|page|about|contact|destinations|map|blog):[a-z0-9/-]*$/;

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

const text = (value: string): ElementContent => ({ type: 'text', value });

const stringOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const resolve = (address: string, base: string): URL | undefined =>
  address !== '' && URL.canParse(address, base) ? new URL(address, base) : undefined;

const isWebAddress = ({ protocol, username, password }: URL) =>
  /^https?:$/.test(protocol) && username === '' && password === '';

const headings: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

const alignments = ['left', 'center', 'right'] as const;

const alignOf = (node: Element) =>
  alignments.find(
    (align) =>
      node.properties['align'] === align ||
      classesOf(node).includes(`has-text-align-${align}`) ||
      new RegExp(`text-align:\\s*${align}`).test(stringOf(node.properties['style'])),
  );

/** Keeps only the attributes that a page can show. */
const keptProperties = (node: Element): Element['properties'] => {
  const { tagName, properties } = node;
  if (tagName === 'ol' && Number.isSafeInteger(Number(properties['start']))) {
    return { start: Number(properties['start'] ?? 1) };
  }
  const align = tagName === 'td' || tagName === 'th' ? alignOf(node) : undefined;
  return align ? { align } : {};
};

const findAll = (nodes: readonly ElementContent[], tagName: string): Element[] =>
  nodes.flatMap((node) =>
    node.type !== 'element'
      ? []
      : [...(node.tagName === tagName ? [node] : []), ...findAll(node.children, tagName)],
  );

const createCleaner = (
  { base, toHref, toPicturePath }: CleaningContext,
  shortcodes: ReadonlySet<string>,
) => {
  const linkTo = (address: string, words: string): ElementContent[] => {
    const url = resolve(address, base);
    if (!url || !isWebAddress(url)) return [];
    const href = toHref(url);
    return [href ? element('a', [text(words || url.host)], { href }) : text(words)];
  };

  const cleanLink = (node: Element, children: ElementContent[]): ElementContent[] => {
    const pictures = findAll(children, 'img');
    // Pages show pictures in full width, so a link to a larger version is not needed.
    if (pictures.length > 0) return children;
    const written = stringOf(node.properties['href']);
    if (written === '' || written.startsWith('#')) return children;
    if (ownSchemes.test(written)) return [element('a', children, { href: written })];
    const url = resolve(written, base);
    if (!url || toPlainText(element('a', children)) === '') return children;
    if (/^(?:mailto|tel):$/.test(url.protocol)) {
      const href = url.href.replace(/[?#].*$/, '');
      return /^(?:mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|tel:\+?[\d-]+)$/i.test(href)
        ? [element('a', children, { href })]
        : children;
    }
    const href = isWebAddress(url) ? toHref(url) : undefined;
    return href ? [element('a', children, { href })] : children;
  };

  const cleanPicture = (node: Element): ElementContent[] => {
    const { src, alt, width, height } = node.properties;
    const words = stringOf(alt).replace(/\s+/g, ' ');
    if (classesOf(node).some((name) => name === 'emoji' || name === 'wp-smiley')) {
      return words ? [text(words)] : [];
    }
    const url = resolve(stringOf(src), base);
    if (!url || !isWebAddress(url)) return [];
    const named = readSizeInName(url.pathname);
    const path = toPicturePath({
      address: url.href,
      width: Number(width ?? named.width),
      height: Number(height ?? named.height),
    });
    if (path) return [element('img', [], { src: path, alt: words })];
    return words ? linkTo(url.href, words) : [];
  };

  /** Replaces media players with a link. */
  const cleanMedia = (node: Element): ElementContent[] => {
    const { src, title } = node.properties;
    const [source] = findAll(node.children, 'source');
    const address = stringOf(src) || stringOf(source?.properties['src']);
    const watched = address.replace(
      /^https?:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
      'https://www.youtube.com/watch?v=$1',
    );
    const link = linkTo(watched, stringOf(title));
    return link.length > 0 ? [element('p', link)] : [];
  };

  /** Turns an embed that WordPress could not fetch, which is only a URL, into a link. */
  const cleanEmbed = (children: ElementContent[]): ElementContent[] => {
    const [only, ...others] = children;
    const address = only?.type === 'text' && others.length === 0 ? only.value.trim() : '';
    const link = /^https?:\/\/\S+$/.test(address) ? linkTo(address, '') : [];
    return link.length > 0 ? [element('p', link)] : children;
  };

  const cleanFigure = (children: ElementContent[]): ElementContent[] => {
    const isCaption = (child: ElementContent): child is Element =>
      child.type === 'element' && child.tagName === 'figcaption';
    const captions = children.filter(isCaption);
    const rest = children.filter((child) => !isCaption(child));
    const words = captions.map(toPlainText).join(' ').trim();
    const [picture, ...others] = findAll(rest, 'img');
    if (picture && others.length === 0 && words !== '') picture.properties['title'] = words;
    const isTold = words === '' || (picture && others.length === 0);
    return isTold ? rest : [...rest, element('p', [element('em', [text(words)])])];
  };

  const cleanElement = (node: Element, level: number, isCode: boolean): ElementContent[] => {
    if (isDropped(node)) return [];
    const { tagName } = node;
    if (tagName === 'img') return cleanPicture(node);
    if (tagName === 'iframe' || tagName === 'video' || tagName === 'audio') return cleanMedia(node);
    const children = cleanAll(node.children, level + 1, isCode || tagName === 'pre');
    if (tagName === 'a') return cleanLink(node, children);
    if (tagName === 'figure') return cleanFigure(children);
    if (classesOf(node).includes('wp-block-embed__wrapper')) return cleanEmbed(children);
    if (level > mostLevels) return children;
    return [element(headings[tagName] ?? tagName, children, keptProperties(node))];
  };

  const cleanAll = (
    nodes: readonly (ElementContent | Root['children'][number])[],
    level: number,
    isCode: boolean,
  ): ElementContent[] =>
    nodes.flatMap((node) => {
      if (node.type === 'element') return cleanElement(node, level, isCode);
      if (node.type !== 'text') return [];
      return [text(isCode ? node.value : dropShortcodes(node.value, shortcodes))];
    });

  return cleanAll;
};

/** Reduces a tree to text and the elements and attributes that pages can show. */
export const cleanHtml = (tree: Root, surroundings: CleaningContext): Root => {
  const shortcodes = listClosedShortcodes(toPlainText(tree));
  return {
    type: 'root',
    children: createCleaner(surroundings, shortcodes)(tree.children, 0, false),
  };
};
