import { joinWords } from '@/lib/joinWords';
import { getPicture } from '@/catalog/mesh/link/linkPictures';
import type { Prose, ProseElement, ProseNode } from '@/catalog/mesh/prose/prose';
import type { ElementNode, ProseNodeProps } from '@/ui/components/proseNodes';
import type { SiteContext } from '../context';
import { isHollow } from './isHollow';
import { wrapWords } from './wrapWords';
import { toCard } from './toCard';
import { toHref } from './toHref';

/** The parts of a site's context that a text can refer to. */
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
 * Converts a text for one site. Its references are looked up in the site's own content. If the site lacks a target, a
 * link becomes plain text and a card is left out. A missing picture becomes a drawn one.
 */
export const toProse = (context: ProseContext, prose: Prose): readonly ProseNodeProps[] =>
  joinWords(prose.flatMap((node) => toNodes(context, node)));
