// eslint-disable-next-line @typescript-eslint/no-require-imports -- PostCSS loads its plugins as CommonJS
const breakpoints = require('./breakpoints.json');

/** `--md-up` is a window of this breakpoint's width or more, `--md-down` a narrower one: see `breakpoints.ts`. */
const queries = new Map(
  Object.entries(breakpoints).flatMap(([name, px]) => [
    [`--${name}-up`, `(min-width: ${px}px)`],
    [`--${name}-down`, `(max-width: ${px - 0.05}px)`],
  ]),
);

/**
 * PostCSS plugin: replaces the names of the theme's breakpoints in media queries, so that stylesheets have no numbers.
 * Fails at an unknown name, which browsers would ignore together with its rules.
 */
const mediaNames = () => ({
  postcssPlugin: 'media-names',
  AtRule: {
    media: (rule) => {
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_whole, name) => {
        const query = queries.get(name);
        if (!query) throw rule.error(`${name} is no breakpoint of the theme`, { word: name });
        return query;
      });
    },
  },
});
mediaNames.postcss = true;

module.exports = mediaNames;
