const { createHash } = require('node:crypto');
const { readdirSync } = require('node:fs');
const { join, relative } = require('node:path');
const { register } = require('tsx/cjs/api');

/** The site records and the route table are TypeScript; this file is the one place that needs them from JavaScript. */
const requireTypeScript = (path) => {
  const unregister = register();
  try {
    return require(path);
  } finally {
    unregister();
  }
};

/** Six letters that differ by stylesheet and class. */
const shortName = ({ resourcePath }, _pattern, localName) =>
  `_${createHash('sha256')
    .update(`${relative(__dirname, resourcePath)} ${localName}`)
    .digest('base64url')
    .slice(0, 5)}`;

/** Names of classes weigh twice, in the HTML and in the scripts that write it: telling ones are for development. */
const shortenClassNames = (config) => {
  const loaders = config.module.rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use }) => (Array.isArray(use) ? use : []));
  for (const { options } of loaders) {
    if (options?.modules?.getLocalIdent) options.modules.getLocalIdent = shortName;
  }
  return config;
};

/** Every page brings the names of all files along, and nothing packs a hash: half of one tells versions apart as well. */
const shortenFileNames = (config) => ({
  ...config,
  output: { ...config.output, hashDigestLength: 8 },
});

/** Next's router draws a page for the first time by ours (src/build/reactDomClient.js). */
const drawInSlices = (config, { NormalModuleReplacementPlugin }) => {
  const own = require.resolve('./src/build/reactDomClient.js');
  config.plugins.push(
    new NormalModuleReplacementPlugin(/^react-dom\/client$/, (asked) => {
      if (asked.contextInfo.issuer !== own) asked.request = own;
    }),
  );
  return config;
};

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  // A page that nobody asked for in a day is made anew rather than served stale for up to a year.
  expireTime: 86_400,
  cacheHandler: require.resolve('./src/cache/handler.js'),
  // That one has its own memory, and a bound on it.
  cacheMaxMemorySize: 0,
  experimental: {
    // What it filters are the addresses of an App Router, and there is none: 1 kB less on every page.
    clientRouterFilter: false,
    // Redirects are to tell `/About-us` from `/about-us`: a page has one address.
    caseSensitiveRoutes: true,
    // That router's headers are nobody's here: a page stays what it is rather than send their sender elsewhere.
    validateRSCRequestHeaders: false,
    // Else a made-up cookie of a preview is taken back in an answer that caches may keep, and so from every editor.
    multiZoneDraftMode: true,
  },
  // Types are checked by `npm run check`, once and not at every start.
  typescript: { ignoreBuildErrors: true },
  webpack: (config, { dev, webpack }) =>
    dev ? config : drawInSlices(shortenFileNames(shortenClassNames(config)), webpack),
  // Development has Turbopack, which is to know that nothing was forgotten for it.
  turbopack: {},
  headers: async () => {
    const { getEnv } = requireTypeScript('./src/env/getEnv.ts');
    const { buildSecurityHeaders } = requireTypeScript('./src/security/securityHeaders.ts');
    const { buildUnlistedHeaders } = requireTypeScript('./src/sites/unlistedHeaders.ts');
    return [
      ...buildUnlistedHeaders(getEnv()),
      ...buildSecurityHeaders(getEnv(), process.env.NODE_ENV === 'development'),
      // Their names carry their versions (src/themes/fontFiles.ts, src/lib/geo/geodataFiles.ts).
      {
        source: '/:folder(fonts|geo)/:file*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ];
  },
  redirects: async () => {
    const { getEnv } = requireTypeScript('./src/env/getEnv.ts');
    const { buildCapitalRedirects } = requireTypeScript('./src/sites/capitals.ts');
    return buildCapitalRedirects(getEnv());
  },
  rewrites: async () => {
    const { getEnv } = requireTypeScript('./src/env/getEnv.ts');
    const { buildRewrites } = requireTypeScript('./src/sites/rewrites.ts');
    const publicEntries = readdirSync(join(__dirname, 'public'), { withFileTypes: true }).map(
      (entry) => (entry.isDirectory() ? `${entry.name}/` : `${entry.name}$`),
    );
    return {
      beforeFiles: buildRewrites(getEnv(), publicEntries),
      // A file that is not there must not become a page, which would be a 404 that is kept for a year.
      afterFiles: [{ source: '/:folder(fonts|geo)/:file*', destination: '/:folder/is/not/a/page' }],
    };
  },
};
