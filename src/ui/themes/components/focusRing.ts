/**
 * The same ring as in `global.css`, for elements whose outline MUI hides.
 *
 * @param outlineOffset in px
 */
export const toFocusRing = (outlineOffset: number) =>
  ({ outline: '3px solid var(--mui-palette-focus)', outlineOffset }) as const;
