import type { Element } from 'hast';

/** Elements that are removed with their content: scripts, forms, drawings and non-text content. */
const dropped: ReadonlySet<string> = new Set([
  ...['script', 'style', 'noscript', 'template', 'noembed', 'noframes', 'plaintext', 'xmp'],
  ...['head', 'title', 'meta', 'link', 'base', 'object', 'embed', 'applet', 'param'],
  ...['form', 'input', 'button', 'select', 'option', 'textarea', 'datalist', 'dialog'],
  ...['svg', 'math', 'canvas', 'map', 'area', 'frame', 'frameset'],
]);

const blocks: ReadonlySet<string> = new Set([
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'pre', 'figure', 'figcaption', 'table', 'tr', 'td', 'th', 'br', 'hr'],
  ...['section', 'article', 'aside', 'header', 'footer', 'details', 'summary'],
]);

export const classesOf = ({ properties }: Element): readonly string[] => {
  const value = properties['className'];
  return Array.isArray(value) ? value.map(String) : [];
};

/** Whether an element is removed with its content, because it is no text or is hidden. */
export const isDropped = (node: Element): boolean =>
  dropped.has(node.tagName) ||
  node.properties['hidden'] === true ||
  node.properties['hidden'] === '' ||
  classesOf(node).includes('screen-reader-text');

export const isBlock = ({ tagName }: Element): boolean => blocks.has(tagName);
