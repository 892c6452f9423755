/**
 * Messages from the renderer to the cache server. `Metrics` is the application's own type, plain data.
 */
export type RendererMessage<Metrics> =
  | { readonly kind: 'ready' }
  /** A page was rendered again. `isKept`: whether it is in the page cache's store. */
  | { readonly kind: 'made'; readonly key: string; readonly isKept: boolean }
  /** Pages rendered before `moment` (in ms since 1970) may be outdated. */
  | { readonly kind: 'news'; readonly moment: number }
  /** The channel of a stream has a new version; without one, an authorisation of the channel may have ended. */
  | { readonly kind: 'published'; readonly channel: string; readonly version: number | undefined }
  /** Reply to the order with the same `question` number. */
  | { readonly kind: 'metrics'; readonly question: number; readonly metrics: Metrics };

/** Messages from the cache server to the renderer. */
export type RendererOrder =
  /** Makes a spare the active renderer. `newsFrom`: the moment of the last news, 0 if there were none. */
  | { readonly kind: 'activate'; readonly newsFrom: number }
  | { readonly kind: 'metrics'; readonly question: number }
  /** No response is pending, so the process may exit. */
  | { readonly kind: 'stop' };
