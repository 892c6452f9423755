import type { DocumentItem } from './document';

/** The items whose day somebody has chosen. The day of any other item only holds a place. */
export const listChosenItems = <Item extends Pick<DocumentItem, 'dateChoice'>>(
  items: readonly Item[],
): readonly Item[] => items.filter(({ dateChoice }) => dateChoice === 'chosen');
