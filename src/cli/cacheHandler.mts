/** Next's cache handler, compiled for the renderer. `next.config.js` leads to it by `server/pageCache/handler.mjs`. */
export { PageCacheHandler } from '@/server/pageCache/PageCacheHandler';
