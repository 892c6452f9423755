import type { Fault } from './fault';

/** Faults of previews: who sees drafts, for how long, and what caches must not store. */
export const previewFaults: readonly Fault[] = [
  {
    name: 'a preview session never ends',
    file: 'src/server/preview/previewSession.ts',
    right: 'return Number(until) > now &&',
    wrong: 'return Number(until) > 0 &&',
    tests: [
      'src/server/preview/previewSession.test.ts',
      'src/server/cacheServer/cacheServer.test.ts',
    ],
  },
  {
    name: 'a browser is not told when a preview session ends',
    file: 'src/server/preview/previewSession.ts',
    right: '`Max-Age=${maxAge}; Path=/;',
    wrong: '`Path=/;',
    tests: ['src/server/preview/previewSession.test.ts'],
  },
  {
    name: 'a preview session lasts as long as its link',
    file: 'src/server/preview/previewSession.ts',
    right: 'Math.min(until, now + MAX_SESSION_SECONDS)',
    wrong: 'until',
    tests: ['src/server/preview/previewSession.test.ts'],
  },
  {
    name: 'a preview session is valid on every host',
    file: 'src/server/preview/previewSession.ts',
    right: '`preview session ${until} ${toHostName(host)}`',
    wrong: '`preview session ${until}${host ? "" : ""}`',
    tests: [
      'src/server/preview/previewSession.test.ts',
      'src/server/preview/guardRequests.test.ts',
      'src/server/cacheServer/cacheServer.test.ts',
    ],
  },
  {
    name: 'a preview link is valid on every host',
    file: 'src/server/preview/previewLink.ts',
    right: '`preview ${until} ${toHostName(host)} ${path}`',
    wrong: '`preview ${until}${host ? "" : ""} ${path}`',
    tests: ['src/server/preview/previewLink.test.ts'],
  },
  {
    name: 'a preview link is valid for years',
    file: 'src/server/preview/previewLink.ts',
    right: 'if (preview.until > now + MAX_LINK_SECONDS) {',
    wrong: 'if (preview.until < now - MAX_LINK_SECONDS) {',
    tests: ['src/server/preview/previewLink.test.ts'],
  },
  {
    name: 'a visitor’s own preview cookie of Next counts',
    file: 'src/server/preview/guardRequests.ts',
    right: '[withoutNextCookies(cookie), previewCookies]',
    wrong: '[cookie, previewCookies]',
    tests: ['src/server/preview/guardRequests.test.ts'],
  },
  {
    name: 'a visitor refreshes pages with a header of Next',
    file: 'src/server/preview/guardRequests.ts',
    right: 'x-(?:prerender|',
    wrong: 'x-(?:',
    tests: ['src/server/preview/guardRequests.test.ts'],
  },
  {
    name: 'a cache in front keeps a preview that the server in front answers',
    file: 'packages/cache-server/src/rendererProxy.ts',
    right: 'previewCookies === undefined ? replaced : { ...replaced, ...inPreview },',
    wrong: 'previewCookies === undefined ? replaced : { ...replaced },',
    tests: ['packages/cache-server/src/rendererProxy.test.ts'],
  },
  {
    name: 'a cache in front keeps a preview that Next alone answers',
    file: 'src/server/preview/guardRequests.ts',
    right: "      response.setHeader('Cache-Control', PREVIEW_CACHE_CONTROL);\n",
    wrong: '      void response;\n',
    tests: ['src/server/preview/guardRequests.test.ts'],
  },
];
