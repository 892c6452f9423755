const { readdirSync } = require('node:fs');
const { join } = require('node:path');
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

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  // A page that nobody asked for in a day is made anew rather than served stale for up to a year.
  expireTime: 86_400,
  // Types are checked by `npm run check`, once and not at every start.
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => {
    const { getEnv } = requireTypeScript('./src/env/getEnv.ts');
    const { buildRewrites } = requireTypeScript('./src/sites/rewrites.ts');
    const publicEntries = readdirSync(join(__dirname, 'public'), { withFileTypes: true }).map(
      (entry) => (entry.isDirectory() ? `${entry.name}/` : `${entry.name}$`),
    );
    return { beforeFiles: buildRewrites(getEnv(), publicEntries) };
  },
};
