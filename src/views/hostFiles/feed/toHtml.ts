import type { ElementContent } from 'hast';
import { toHtml as print } from 'hast-util-to-html';
import type { ProseNodeProps } from '@/ui/components/proseNodes';
import { buildImageUrl } from '@/ui/images/buildImageUrl';

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
 * Converts a text to HTML for readers outside the shop. Cards become links.
 *
 * @param address resolves a path or a `#heading` to an absolute URL
 */
export const toHtml = (
  nodes: readonly ProseNodeProps[],
  address: (href: string) => string,
): string =>
  print(
    { type: 'root', children: nodes.map((node) => toNode(node, address)) },
    // Many different parsers read this, so the markup is strict.
    { allowDangerousCharacters: false, closeSelfClosing: true },
    // Inside CDATA, this sequence would end the section, and the rest would be parsed as markup.
  ).replaceAll(']]>', ']]&gt;');
