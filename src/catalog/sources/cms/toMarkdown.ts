import type { Root as Html } from 'hast';
import type { RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import rehypeRemark from 'rehype-remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const fromHtml = unified().use(rehypeRemark);

/** Has the same extensions as the Markdown parser, so that all characters with a meaning in them are escaped. */
const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' })
  .use(remarkGfm, { tableCellPadding: false, tablePipeAlign: false })
  .use(remarkDirective);

const card = /^::(activity|city)\{((?:\s*(?:name|city)=[a-z0-9-]+)+)\s*\}$/;

/** Converts a paragraph with the syntax of a card to a directive. */
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

/** Converts a tree to Markdown. @param tree the result of `cleanHtml` */
export const toMarkdown = (tree: Html): string => {
  const markdown = fromHtml.runSync(tree);
  markdown.children = markdown.children.map((node) => toCard(node) ?? node);
  visit(markdown, 'html', (_, index, parent) => {
    if (parent && index !== undefined) parent.children.splice(index, 1);
    return index;
  });
  return writer.stringify(markdown);
};
