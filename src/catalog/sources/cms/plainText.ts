import type { Nodes } from 'hast';
import { isBlock, isDropped } from './elements';
import { parseHtml } from './parseHtml';

const collect = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && isDropped(node)) return '';
  const inside = node.children.map(collect).join('');
  return node.type === 'element' && isBlock(node) ? ` ${inside} ` : inside;
};

/** The words of a tree in one line. */
export const toPlainText = (tree: Nodes): string => collect(tree).replace(/\s+/g, ' ').trim();

/**
 * The words of HTML in one line, with entities decoded.
 *
 * @throws if the HTML cannot be parsed
 */
export const readPlainText = (html: string): string => toPlainText(parseHtml(html));
