import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { picture } from '../nodes/fields';
import type { Report } from './sanitizeProse';
import { linkAdvice, parseLinkTarget } from './linkTarget';
import { tidyText } from './tidyText';

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const isShown = (src: unknown) => picture.safeParse(src).success;

/** Whether the link has no visible content and no text for screen readers. */
const isEmpty = (link: Element): boolean => {
  let isPictured = false;
  visit(link, 'element', ({ tagName, properties }) => {
    isPictured ||= tagName === 'img' && isShown(properties['src']);
  });
  return !isPictured && tidyText(toString(link)).trim() === '';
};

/** The list of allowed schemes is in lower case. */
const lowerScheme = (href: string) => href.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());

/** Removes the addresses of links and pictures that are not allowed; the text of a link stays. */
export const checkAddresses = (
  tree: Root,
  headingIds: ReadonlySet<string>,
  report: Report,
): void => {
  const whyNot = (href: string): string | undefined => {
    const target = parseLinkTarget(href);
    if (!target) return `the link “${shorten(href)}” is left out: ${linkAdvice}`;
    if (target.to === 'heading' && !headingIds.has(target.id)) {
      return `the link “${shorten(href)}” is left out: there is no such heading in this text`;
    }
    return undefined;
  };
  visit(tree, 'element', (node) => {
    const { href, src } = node.properties;
    if (node.tagName === 'a') {
      const address = lowerScheme(String(href ?? ''));
      const reason = isEmpty(node)
        ? `the link to “${shorten(address)}” is left out: it has no words`
        : whyNot(address);
      if (reason === undefined) {
        node.properties['href'] = address;
        return;
      }
      report(node, reason);
      delete node.properties['href'];
    }
    if (node.tagName !== 'img') return;
    if (!isShown(src)) {
      report(
        node,
        `the picture “${shorten(String(src ?? ''))}” is left out: it must be the path of a picture below /images/`,
      );
      delete node.properties['src'];
    } else if (tidyText(String(node.properties['alt'] ?? '')).trim() === '') {
      report(
        node,
        `the picture “${shorten(String(src))}” has no words for who cannot see it: write ![what it shows](…)`,
      );
    }
  });
};
