import type { Root as Html } from 'hast';
import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import rehypeRemark from 'rehype-remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const fromHtml = unified().use(rehypeRemark);

/** Whatever in a text means something to the reader of our Markdown is written so that it means nothing. */
const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' })
  .use(remarkGfm, { tableCellPadding: false, tablePipeAlign: false })
  .use(remarkDirective);

const card = /^::(activity|city)\{((?:\s*(?:name|city)=[a-z0-9-]+)+)\s*\}$/;

/** A paragraph that is a card, written as editors of files write it. */
const toCard = (node: RootContent): RootContent | undefined => {
  if (node.type !== 'paragraph') return undefined;
  const [only, ...others] = node.children;
  if (only?.type !== 'text' || others.length > 0) return undefined;
  const [, name, values = ''] = card.exec(only.value.trim()) ?? [];
  if (!name) return undefined;
  const attributes = Object.fromEntries(
    [...values.matchAll(/(name|city)=([a-z0-9-]+)/g)].map(([, key, value]) => [key, value]),
  );
  return { type: 'leafDirective', name, attributes, children: [] };
};

/** Markdown as our articles are written in. @param tree a clean one: see cleanHtml.ts */
export const toMarkdown = (tree: Html): string => {
  const markdown = fromHtml.runSync(tree) as unknown as Root;
  markdown.children = markdown.children.map((node) => toCard(node) ?? node);
  visit(markdown, 'html', (_, index, parent) => {
    if (parent && index !== undefined) parent.children.splice(index, 1);
    return index;
  });
  return writer.stringify(markdown);
};
