import { joinWords } from '@/lib/joinWords';
import { getPicture } from '@/mesh/link/linkPictures';
import type { Prose, ProseElement, ProseNode } from '@/mesh/prose/prose';
import type { ElementNode, ProseNodeProps } from '@/components/proseNodes';
import type { SiteContext } from '../context';
import { isHollow } from './isHollow';
import { wrapWords } from './wrapWords';
import { toCard } from './toCard';
import { toHref } from './toHref';

/** What a text is shown with. */
export type ProseContext = Pick<SiteContext, 'site' | 'shops' | 'posts' | 'pages' | 'mesh'>;

const toElement = (
  context: ProseContext,
  { tag, id, align, start, children }: ProseElement,
): readonly ProseNodeProps[] => {
  const shape: ElementNode = {
    tag,
    ...(id === undefined ? {} : { id }),
    ...(align === undefined ? {} : { align }),
    ...(start === undefined ? {} : { start }),
  };
  if (children.length === 0) return [shape];
  return wrapWords(tag, toProse(context, children), (inside) => ({ ...shape, children: inside }));
};

const toNodes = (context: ProseContext, node: ProseNode): readonly ProseNodeProps[] => {
  if (typeof node === 'string') return [node];
  switch (node.kind) {
    case 'element':
      return toElement(context, node).filter((it) => !isHollow(it, node));
    case 'link': {
      const children = toProse(context, node.children);
      const href = toHref(context, node.target);
      if (href === undefined) return children;
      return wrapWords('a', children, (inside) => ({ href, children: inside }));
    }
    case 'figure': {
      const picture = getPicture(context.mesh.pictures, node.path);
      return [{ picture, alt: node.alt, caption: node.caption }];
    }
    case 'card':
      return toCard(context, node.target);
  }
};

/**
 * A text as one site shows it: what it refers to is looked up in what this site sells and has. A link to something that
 * the site lacks becomes its words; a card of it is left out; a picture that is missing is a drawn one.
 */
export const toProse = (context: ProseContext, prose: Prose): readonly ProseNodeProps[] =>
  joinWords(prose.flatMap((node) => toNodes(context, node)));
