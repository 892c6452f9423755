import type { ElementContent } from 'hast';
import { toHtml as print } from 'hast-util-to-html';
import type { ProseNodeProps } from '@/components/proseNodes';
import { buildImageUrl } from '@/images/buildImageUrl';

const element = (
  tagName: string,
  properties: Record<string, string | number>,
  children: ElementContent[],
): ElementContent => ({ type: 'element', tagName, properties, children });

const text = (value: string): ElementContent => ({ type: 'text', value });

const toNode = (node: ProseNodeProps, address: (href: string) => string): ElementContent => {
  const within = (children: readonly ProseNodeProps[] = []) =>
    children.map((child) => toNode(child, address));
  const link = (href: string, words: string) =>
    element('p', {}, [element('a', { href: address(href) }, [text(words)])]);

  if (typeof node === 'string') return text(node);
  if ('tag' in node) {
    const { tag, align, start, children } = node;
    const properties = { ...(align ? { align } : {}), ...(start ? { start } : {}) };
    return element(tag, properties, within(children));
  }
  if ('href' in node) return element('a', { href: address(node.href) }, within(node.children));
  if ('picture' in node) {
    const src = address(
      buildImageUrl(node.picture.src, { preset: 'hero', width: 960, format: 'jpeg' }),
    );
    const image = element('img', { src, alt: node.alt }, []);
    const caption = node.caption ? [element('figcaption', {}, [text(node.caption)])] : [];
    return element('figure', {}, [image, ...caption]);
  }
  if ('activity' in node) return link(node.activity.href, `${node.activity.name}, ${node.city}`);
  return link(node.card.href, node.card.name);
};

/**
 * A text for readers outside the shop, where cards are links.
 *
 * @param address makes a path or a `#heading` of the text a whole address
 */
export const toHtml = (
  nodes: readonly ProseNodeProps[],
  address: (href: string) => string,
): string =>
  print(
    { type: 'root', children: nodes.map((node) => toNode(node, address)) },
    // Readers of all kinds parse this: nothing is left to their guesses.
    { allowDangerousCharacters: false, closeSelfClosing: true },
    // Where XML holds it, these would be its end, and the words after them markup.
  ).replaceAll(']]>', ']]&gt;');
