/** How a part of a page that cannot be had is told of. */
const wordings: readonly RegExp[] = [
  // Webpack, for scripts and styles.
  /^Loading (?:CSS )?chunk \S+ failed/,
  // Chromium, Firefox and Safari, for modules.
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  // Next's router.
  /^Failed to load (?:script|stylesheet): /,
  /^Failed to load client build manifest/,
  /^Failed to lookup route: /,
  /^Route did not complete loading: /,
  // The same, when the page that could not be had is the one that is open: it goes nowhere by itself.
  /attempted to hard navigate to the same URL/,
];

/** Whether something failed because a part of the page cannot be had: mostly since a newer build took its place. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || wordings.some((wording) => wording.test(error.message)));
