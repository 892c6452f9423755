/** Spec section 9: one shop group has an icon of its own. */
const groupWithOwnIcon = 5;

/** Path of a shop group's icon without its extension: `.svg` for tabs, `.png` for home screens. */
export const favicon = (shopGroupId: number): string =>
  shopGroupId === groupWithOwnIcon ? '/icons/favicon-5' : '/icons/favicon';
