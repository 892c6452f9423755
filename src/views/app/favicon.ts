/** Spec section 9: one shop group has an icon of its own. */
const groupWithOwnIcon = 5;

export const favicon = (shopGroupId: number): string =>
  shopGroupId === groupWithOwnIcon ? '/icons/favicon-5.svg' : '/icons/favicon.svg';
