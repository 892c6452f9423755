import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ProseHeading } from './prose';
import { tidyText } from './tidyText';

/** Names of places that the page around a text has. */
const taken = ['content', 'contact', '__next'] as const;

/** Gives every heading a name that links can end in, and lists those of the two upper levels. */
export const nameHeadings = (tree: Root): readonly ProseHeading[] => {
  const slugger = new GithubSlugger();
  for (const name of taken) slugger.slug(name);
  const headings: ProseHeading[] = [];
  visit(tree, 'element', (node) => {
    const level = Number(/^h([2-4])$/.exec(node.tagName)?.[1]);
    if (!level) return;
    const text = tidyText(toString(node)).trim();
    const id = slugger.slug(text || 'section');
    node.properties['id'] = id;
    if ((level === 2 || level === 3) && text !== '') headings.push({ id, text, level });
  });
  return headings;
};
