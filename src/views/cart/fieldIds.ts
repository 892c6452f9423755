/* Fields of an item of the plan that receive the focus after a change has moved or restored them. */

export const toDateFieldId = (itemId: number): string => `date-${itemId}`;

/** Of the checkbox. */
export const toExtraFieldId = (itemId: number, extraId: number): string =>
  `extra-${itemId}-${extraId}`;
