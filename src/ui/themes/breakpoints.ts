import values from './breakpoints.json';

/**
 * Lower bounds in px (spec section 9), and the theme's `breakpoints.values`. They are JSON, so that the PostCSS plugin
 * reads them too (`mediaNames.js`).
 */
export const breakpoints = values;

export type Breakpoint = keyof typeof breakpoints;

/** Media query of windows that have this breakpoint's width at least; in stylesheets `(--md-up)`. */
export const up = (name: Breakpoint): string => `(min-width: ${breakpoints[name]}px)`;

/** Media query of windows that are narrower; in stylesheets `(--md-down)`. The bound ends just below, as in MUI. */
export const down = (name: Breakpoint): string => `(max-width: ${breakpoints[name] - 0.05}px)`;
