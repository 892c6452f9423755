import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ProseHeading } from './prose';
import { tidyText } from './tidyText';

/** Ids that the page around a text uses. */
const taken = ['content', 'contact', '__next'] as const;

/** Sets a unique id on every heading, and returns the headings of levels 2 and 3. */
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
