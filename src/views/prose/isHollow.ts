import type { ProseNodeProps } from '@/components/proseNodes';
import type { ProseElement } from '@/mesh/prose/prose';
import { isBlank } from './isBlank';

/** Whether an element has lost all that was in it: a point of a list that was nothing but a card. */
export const isHollow = (node: ProseNodeProps, { tag, children }: ProseElement): boolean =>
  typeof node === 'object' &&
  'tag' in node &&
  node.children?.every(isBlank) === true &&
  !children.every((child) => typeof child === 'string') &&
  // A row without one of its cells would be another row.
  tag !== 'td' &&
  tag !== 'th';
