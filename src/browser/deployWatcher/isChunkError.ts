/** Error messages for parts of a page that cannot be loaded. */
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
  // Next's router too, if the failed page is the open one: it does not navigate then.
  /attempted to hard navigate to the same URL/,
];

/** Whether an error means that a part of the page cannot be loaded, usually because a newer build has replaced it. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || wordings.some((wording) => wording.test(error.message)));
