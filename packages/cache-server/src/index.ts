/**
 * A server in front of Next.js (Pages Router): it answers cached pages itself, and forwards everything else to a renderer
 * process. See README.md. The renderer process has an entry of its own, `runRenderer`, because it loads Next.
 */
export { type ServeOptions, type ServerExtensions, type ServerParts, serveSite } from './serveSite';
export { shutDownOnSignal } from './shutDownOnSignal';

// What an application passes in.
export type { AnySite, AskedSite, SiteRouting } from './siteRouting';
export { type PageAddress, toPageAddress } from './pageAddress';
export type { CacheServerExtensions, PageOrigin } from './cacheServer';
export type { FailurePage } from './failurePage';
export type { Renderer } from './rendererSupervisor';
export type { ReadAnswer, RendererProxy } from './rendererProxy';
export { type Answered, observe, type Watcher } from './observe';
export { serveMetrics } from './metricsServer';

export {
  createStreamServer,
  STREAM_GRANT_HEADER,
  STREAM_REQUEST_HEADER,
  type StreamServer,
  type StreamServerOptions,
} from './streams/streamServer';
export type { ChannelState, LookUpChannels } from './streams/channelWatch';
export type { StreamGrant } from './streams/streamRegistry';

// Parts of the above, for tests and for servers that are composed in another way.
export { createCacheServer } from './cacheServer';
export { createResponseCache } from './responseCache';
export { createPageHeaders } from './pageHeaders';
export { createHttpServer } from './httpServer';
export { createRendererProxy } from './rendererProxy';
export { createRendererServer } from './rendererServer';
export { buildOnwardHeaders } from './onwardHeaders';
export { exitWithParent } from './exitWithParent';
export type { RendererMessage, RendererOrder } from './rendererMessage';
