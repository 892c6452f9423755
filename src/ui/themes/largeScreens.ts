/**
 * Overrides of every theme on large screens: larger text, and a wider line of contents that has room for more columns.
 * What grows by itself, such as headings, grows with the text.
 */
export const largeScreens = {
  xl: { type: { root: '106.25%' }, rhythm: { reach: '1.25' } },
  xxl: { type: { root: '125%' }, rhythm: { reach: '1.65' } },
} as const;

export type LargeScreen = keyof typeof largeScreens;
