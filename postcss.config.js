const { join } = require('node:path');

/** The first one is ours. The others are those of Next.js, which a configuration replaces, with the same options. */
module.exports = {
  plugins: [
    join(process.cwd(), 'src/ui/themes/mediaNames.js'),
    'next/dist/compiled/postcss-flexbugs-fixes',
    [
      'next/dist/compiled/postcss-preset-env',
      {
        browsers: require('next/dist/shared/lib/modern-browserslist-target'),
        autoprefixer: { flexbox: 'no-2009' },
        stage: 3,
        features: { 'custom-properties': false },
      },
    ],
  ],
};
