import type { ProseNodeProps } from '@/ui/components/proseNodes';
import type { ProseElement } from '@/catalog/mesh/prose/prose';
import { isBlank } from './isBlank';

/** Whether an element has lost all its content, such as a list item that held only a card. */
export const isHollow = (node: ProseNodeProps, { tag, children }: ProseElement): boolean =>
  typeof node === 'object' &&
  'tag' in node &&
  node.children?.every(isBlank) === true &&
  !children.every((child) => typeof child === 'string') &&
  // Table cells stay, since a row must keep its columns.
  tag !== 'td' &&
  tag !== 'th';
