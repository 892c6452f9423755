/** Dispatched at the document once the page has hydrated: until then `deferredScriptLoader` records clicks. */
export const hydratedEvent = 'troupe:alive';
