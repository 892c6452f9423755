import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneElement, isValidElement, type ReactElement } from 'react';

/** In Next's output: the styles of all controls, which a build collects from its pages. */
export const controlStylesFile = 'controls.css';

/** The name of an emotion class, as emotion lists them in `data-emotion`, in a rule or in all rules of a stylesheet. */
const className = /\.mui-([\da-z]+)/g;

const listClassNames = (styles: string): readonly string[] => [
  ...new Set([...styles.matchAll(className)].map(([, name = '']) => name)),
];

let known: ReadonlySet<string> | undefined;

/** Class names with styles in the stylesheet of a page. Empty while Next.js builds: they are collected after that. */
const getKnown = (): ReadonlySet<string> => {
  if (!known) {
    const file = join(process.cwd(), '.next', controlStylesFile);
    known = new Set(existsSync(file) ? listClassNames(readFileSync(file, 'utf8')) : []);
  }
  return known;
};

/** Emotion's name for a style tag: the key of its cache and the class names. */
const label = 'data-emotion';

/**
 * The style tags that emotion has for a document, without the styles that are in the stylesheet. A tag stays, since its
 * attribute tells emotion in the browser which styles are there.
 */
export const leaveOutKnownStyles = (tags: readonly ReactElement[]) => {
  const names = getKnown();
  return tags.map((tag) => {
    // Emotion has `null` for an empty style.
    if (!isValidElement<Record<string, unknown>>(tag)) return tag;
    const [, ...used] = String(tag.props[label]).split(' ');
    return used.every((name) => names.has(name))
      ? cloneElement(tag, { dangerouslySetInnerHTML: { __html: '' } })
      : tag;
  });
};
