const { createHash } = require('node:crypto');
const { readdirSync } = require('node:fs');
const { join, relative } = require('node:path');

/**
 * Loads a module of `src` for a build. A running shop reads the result from Next's manifests instead, and has no `tsx`.
 */
const requireTypeScript = (path) => {
  const unregister = require('tsx/cjs/api').register();
  try {
    return require(path);
  } finally {
    unregister();
  }
};

/** A class name of six letters, unique per stylesheet and class. */
const shortName = ({ resourcePath }, _pattern, localName) =>
  `_${createHash('sha256')
    .update(`${relative(__dirname, resourcePath)} ${localName}`)
    .digest('base64url')
    .slice(0, 5)}`;

/** Class names are in the HTML and again in the scripts, so a build shortens them. Development keeps readable ones. */
const shortenClassNames = (config) => {
  const loaders = config.module.rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use }) => (Array.isArray(use) ? use : []));
  for (const { options } of loaders) {
    if (options?.modules?.getLocalIdent) options.modules.getLocalIdent = shortName;
  }
  return config;
};

/** Every page contains the names of all its files, and hashes do not compress. Half a hash is unique enough. */
const shortenFileNames = (config) => {
  config.output.hashDigestLength = 8;
  return config;
};

/** Modules of Next's router in the browser that the shop replaces by its own (src/hacks). */
const replaced = [
  [/^react-dom\/client$/, './src/hacks/reactDomClient.js'],
  [/\/resolve-rewrites$/, './src/hacks/resolveRewrites.js'],
];

const replaceInRouter = (config, { NormalModuleReplacementPlugin }) => {
  for (const [request, file] of replaced) {
    const own = require.resolve(file);
    config.plugins.push(
      new NormalModuleReplacementPlugin(request, (asked) => {
        if (asked.contextInfo.issuer !== own) asked.request = own;
      }),
    );
  }
  return config;
};

/** Scripts of which a page runs most functions before it rests. */
const readAtOnce = /static\/chunks\/(?:framework|main|pages\/.+)-\w+\.js$/;

/**
 * V8 compiles a function when it is first called, on the thread that also answers the visitor. This comment, its
 * "explicit compile hint", has it compile all functions of a file while the file arrives, on another thread. It stands
 * before the names with hashes are made and after comments are removed.
 */
const compileWhileLoading = (config, { BannerPlugin, Compilation }) => {
  config.plugins.push(
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: readAtOnce,
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  );
  return config;
};

/**
 * Modules of MUI that every control brings along and that are never used here (src/hacks/README.md): the theme to fall
 * back on, with all that makes a theme, and the ripple of a pressed button with its rings of progress.
 */
const unusedOfMui = /\/(?:defaultTheme|TouchRipple|CircularProgress\/index)\.m?js$/;

/** Browsers only: the server shares its theme's code with them anyway. */
const leaveOutUnusedMui = (config, { NormalModuleReplacementPlugin }) => {
  const own = require.resolve('./src/hacks/unusedMui.js');
  config.plugins.push(
    new NormalModuleReplacementPlugin(unusedOfMui, (asked) => {
      if (/node_modules[\\/]@mui[\\/]material[\\/]/.test(asked.context)) asked.request = own;
    }),
  );
  return config;
};

/**
 * Chunks that load later share small modules too, which webpack would repeat in each of them: every page loads most of
 * these chunks.
 */
const shareLateModules = (config) => {
  const { splitChunks } = config.optimization;
  splitChunks.cacheGroups.late = {
    chunks: 'async',
    minChunks: 2,
    minSize: 6000,
    reuseExistingChunk: true,
  };
  return config;
};

/**
 * Packages that do in browsers what nobody needs there: a substitute for a hook that React has had since 18, and copying
 * static methods of the app, which has none. Both come with next-i18next (and SWR), and are 1.2 kB on every page.
 */
const dropNeedlessPackages = (config) => {
  const alias = {
    'use-sync-external-store/shim$': 'react',
    'use-sync-external-store/shim/index.js$': 'react',
    'hoist-non-react-statics$': require.resolve('./src/views/app/hoistNothing.js'),
  };
  Object.assign(config.resolve.alias, alias);
  return config;
};

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  // The shop has its own image proxy, with limits. `/_next/image` answers 404.
  images: { unoptimized: true },
  poweredByHeader: false,
  // A page that nobody requested for a day is rendered again. The default serves stale pages for up to a year.
  expireTime: 86_400,
  cacheHandler: require.resolve('./src/server/pageCache/handler.mjs'),
  // The cache handler has its own memory, with a limit.
  cacheMaxMemorySize: 0,
  experimental: {
    // It filters addresses of the App Router, which is not used. This saves 1 kB on every page.
    clientRouterFilter: false,
    // Redirects must tell `/About-us` from `/about-us`: a page has one address.
    caseSensitiveRoutes: true,
    // Headers of the App Router must not redirect requests for pages.
    validateRSCRequestHeaders: false,
    // Next never writes its own preview cookies: the preview session is ours (src/server/preview).
    multiZoneDraftMode: true,
  },
  // `npm run check` checks types. Builds do not check them again.
  typescript: { ignoreBuildErrors: true },
  webpack: (config, { dev, isServer, webpack }) => {
    if (dev) return config;
    shortenClassNames(config);
    shortenFileNames(config);
    replaceInRouter(config, webpack);
    if (!isServer) {
      leaveOutUnusedMui(config, webpack);
      shareLateModules(config);
      compileWhileLoading(config, webpack);
      dropNeedlessPackages(config);
    }
    return config;
  },
  // Otherwise Turbopack gives the server two copies of emotion, and controls have neither their styles nor their theme.
  bundlePagesRouterDependencies: process.env.NODE_ENV === 'development',
  // Development uses Turbopack, which warns about a webpack configuration unless it has one too.
  turbopack: {},
  headers: async () => {
    const { getEnv } = requireTypeScript('./src/config/env/getEnv.ts');
    const { buildSecurityHeaders } = requireTypeScript('./src/server/security/securityHeaders.ts');
    const { buildUnlistedHeaders } = requireTypeScript('./src/config/sites/unlistedHeaders.ts');
    return [
      ...buildUnlistedHeaders(getEnv()),
      ...buildSecurityHeaders(getEnv(), process.env.NODE_ENV === 'development'),
      // File names contain versions (src/ui/themes/fontFiles.ts, src/lib/geo/geodataFiles.ts).
      {
        source: '/:folder(fonts|geo)/:file*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ];
  },
  redirects: async () => {
    const { getEnv } = requireTypeScript('./src/config/env/getEnv.ts');
    const { buildCapitalRedirects } = requireTypeScript('./src/config/sites/capitals.ts');
    return buildCapitalRedirects(getEnv());
  },
  rewrites: async () => {
    const { getEnv } = requireTypeScript('./src/config/env/getEnv.ts');
    const { buildRewrites } = requireTypeScript('./src/config/sites/rewrites.ts');
    const publicEntries = readdirSync(join(__dirname, 'public'), { withFileTypes: true }).map(
      (entry) => (entry.isDirectory() ? `${entry.name}/` : `${entry.name}$`),
    );
    return {
      beforeFiles: buildRewrites(getEnv(), publicEntries),
      // A missing file must not become a page: its 404 would be cached for a year.
      afterFiles: [{ source: '/:folder(fonts|geo)/:file*', destination: '/:folder/is/not/a/page' }],
    };
  },
};
