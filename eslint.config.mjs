import { fileURLToPath } from 'node:url';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

/**
 * One way through the house: sources -> mesh -> page props -> view model -> components. Each layer may import those
 * named after it, itself, and nothing else.
 */
const layers = {
  lib: [],
  hacks: ['lib', 'ui/images'],
  'browser/deployWatcher': ['lib'],
  'commerce/pricing': ['lib'],
  'commerce/cart': ['lib', 'commerce/pricing'],
  'commerce/timeline': ['lib', 'commerce/cart'],
  'commerce/promises': ['lib', 'commerce/pricing', 'config/sites'],
  'server/health': ['lib'],
  'platform/process': [],
  'platform/http': ['lib', 'platform/log'],
  'platform/log': ['platform/process', 'config/env', 'lib'],
  'platform/metrics': ['platform/process', 'lib'],
  'platform/tracing': ['platform/process', 'lib', 'platform/log'],
  'ui/images': [],
  'server/imageProxy': [
    'platform/process',
    'catalog/mesh',
    'config/env',
    'lib',
    'platform/log',
    'platform/metrics',
    'ui/images',
  ],
  'config/sites': ['lib', 'commerce/pricing', 'config/env'],
  'config/env': ['lib', 'commerce/pricing', 'config/sites'],
  'server/pageCache': [
    'platform/process',
    'hacks',
    'config/env',
    'lib',
    'platform/log',
    'platform/metrics',
  ],
  'server/security': ['config/env', 'hacks', 'lib'],
  'ui/themes': ['hacks/browserTheme.ts', 'lib', 'config/sites'],
  'ui/i18n': ['platform/process', 'lib', 'commerce/promises', 'config/sites', 'platform/log'],
  'catalog/sources': ['platform/process', 'platform/http', 'lib', 'platform/log'],
  'catalog/mesh': [
    'platform/process',
    'ui/images',
    'lib',
    'platform/log',
    'platform/metrics',
    'commerce/pricing',
    'commerce/promises',
    'catalog/sources',
    'config/sites',
    'config/env',
    'platform/tracing',
  ],
  'commerce/proposals/model': ['commerce/cart', 'commerce/pricing', 'lib'],
  'commerce/orders': [
    'platform/process',
    'commerce/cart',
    'commerce/proposals/model',
    'config/env',
    'lib',
    'platform/log',
    'catalog/mesh',
    'platform/metrics',
    'commerce/pricing',
    'config/sites',
  ],
  'commerce/proposals': [
    'commerce/cart',
    'commerce/orders',
    'commerce/pricing',
    'config/sites',
    'catalog/mesh',
    'lib',
  ],
  'commerce/trips/model': ['commerce/cart', 'commerce/pricing', 'commerce/timeline', 'lib'],
  'commerce/trips': [
    'platform/process',
    'commerce/cart',
    'commerce/orders',
    'commerce/pricing',
    'commerce/timeline',
    'config/env',
    'config/sites',
    'catalog/mesh',
    'lib',
    'platform/log',
  ],
  'commerce/notifications': [
    'platform/process',
    'commerce/cart',
    'config/env',
    'platform/http',
    'ui/i18n',
    'lib',
    'platform/log',
    'catalog/mesh',
    'commerce/orders',
    'commerce/pricing',
    'commerce/promises',
    'commerce/proposals',
    'commerce/trips',
    'config/sites',
    'ui/themes',
  ],
  'catalog/search': ['lib', 'config/sites'],
  'browser/siteChoice': ['config/sites'],
  'server/preview': ['lib', 'platform/log'],
  'ui/hooks': [
    'commerce/cart',
    'platform/http',
    'ui/i18n/namespaces.ts',
    'lib',
    'commerce/pricing',
    'catalog/search',
    'browser/siteChoice',
    'config/sites',
    'commerce/proposals/model',
    'commerce/trips/model',
  ],
  'ui/controls': [
    'commerce/cart',
    'hacks/browserTheme.ts',
    'ui/components/Icon.tsx',
    'ui/components/Link.tsx',
    'lib',
    'ui/hooks',
    'commerce/pricing',
    'config/sites',
    'ui/themes',
  ],
  'ui/components': [
    'ui/controls',
    'commerce/cart',
    'ui/images',
    'lib',
    'ui/hooks',
    'commerce/pricing',
    'config/sites',
    'ui/themes',
    'catalog/mesh/nodes/categories.ts',
    'catalog/mesh/prose/prose.ts',
  ],
  seo: ['lib', 'config/sites'],
  'browser/consent': ['lib', 'platform/http', 'ui/i18n/namespaces.ts', 'config/sites'],
  'browser/analytics': ['commerce/cart', 'browser/consent', 'ui/hooks', 'lib', 'commerce/pricing'],
  'ui/layouts': [
    'browser/deployWatcher',
    'browser/analytics',
    'commerce/cart',
    'ui/components',
    'ui/controls',
    'browser/consent',
    'ui/hooks',
    'platform/http',
    'ui/i18n',
    'ui/images',
    'lib',
    'commerce/pricing',
    'catalog/search',
    'seo',
    'browser/siteChoice',
    'config/sites',
  ],
  views: [
    'platform/process',
    'hacks',
    'browser/deployWatcher',
    'commerce/cart',
    'ui/components',
    'ui/controls',
    'config/env',
    'ui/hooks',
    'platform/http',
    'ui/i18n',
    'ui/images',
    'ui/layouts',
    'lib',
    'platform/log',
    'catalog/mesh',
    'server/preview',
    'commerce/pricing',
    'commerce/promises',
    'catalog/search',
    'server/security',
    'seo',
    'browser/siteChoice',
    'config/sites',
    'ui/themes',
    'commerce/timeline',
    'commerce/proposals/model',
    'commerce/trips/model',
  ],
  'server/revalidation': [
    'config/env',
    'platform/http',
    'lib',
    'platform/log',
    'catalog/mesh',
    'commerce/pricing',
    'config/sites',
    'views',
  ],
  'server/endpoints': [
    'platform/process',
    'browser/deployWatcher',
    'server/pageCache',
    'config/env',
    'server/health',
    'platform/http',
    'server/imageProxy',
    'ui/images',
    'lib',
    'platform/log',
    'catalog/mesh',
    'platform/metrics',
    'commerce/notifications',
    'commerce/orders',
    'commerce/proposals',
    'commerce/trips',
    'server/preview',
    'commerce/pricing',
    'server/revalidation',
    'config/sites',
  ],
  'server/tripPage': [
    'commerce/trips',
    'config/env',
    'config/sites',
    'lib',
    'platform/log',
    'server/endpoints',
    'views',
  ],
  'server/cacheServer': [
    'platform/process',
    'hacks',
    'server/pageCache',
    'config/env',
    'server/health',
    'lib',
    'platform/log',
    'platform/metrics',
    'server/preview',
    'server/security',
    'config/sites',
    'platform/tracing',
    'commerce/trips/model',
  ],
  cli: [
    'catalog/sources/contentFault.ts',
    'platform/process',
    'hacks',
    'browser/deployWatcher',
    'server/pageCache',
    'config/env',
    'lib',
    'platform/log',
    'catalog/mesh',
    'platform/metrics',
    'commerce/notifications',
    'commerce/orders',
    'commerce/proposals/model',
    'server/preview',
    'server/cacheServer',
    'config/sites',
    'ui/themes',
    'platform/tracing',
    'views',
  ],
};

const root = fileURLToPath(new URL('.', import.meta.url));

/** Globs, since the rule asks the resolver for each exception of each file otherwise: a seventh of the time of lint. */
const layerZones = Object.entries(layers).map(([layer, allowed]) => ({
  target: `./src/${layer}`,
  from: './src/**',
  except: [layer, ...allowed].map((name) => `${root}src/${name}{,/**}`),
  message: `src/${layer} may only import ${[...allowed, layer].join(', ')}: see the layers in eslint.config.mjs`,
}));

/** Each folder of `packages`, with the other packages that it may import. No package imports the storefront. */
const packages = {
  basics: [],
  'page-cache': ['basics'],
  'cache-server': ['basics', 'page-cache'],
  'image-proxy': ['basics'],
  illustrations: [],
};

const packageZones = Object.entries(packages).flatMap(([name, allowed]) => [
  {
    target: `./packages/${name}`,
    from: './packages',
    except: [name, ...allowed].map((other) => `./${other}`),
    message: `packages/${name} may only import ${[...allowed, 'itself'].join(', ')}: see the packages in eslint.config.mjs`,
  },
  {
    target: `./packages/${name}`,
    from: ['./src', './pages', './bench', './e2e'],
    message: 'A package knows nothing of the storefront: pass in what it needs.',
  },
]);

/** What only the repository's own commands import: production leaves it out (Dockerfile, .dockerignore). */
const developmentZone = {
  target: ['./src/!(cli)/**', './src/cli/!(art)/**', './src/cli/*.*', './pages'],
  from: './packages/illustrations',
  message: 'Production has no packages/illustrations: only src/cli/art draws.',
};

/**
 * Next bundles everything but the commands and the shop's part of the cache server. In its bundles, the cache server would be
 * a second one, with a renderer process and connections of its own.
 */
const bundledZone = {
  target: [
    './src/!(cli|server)/**',
    './src/server/!(cacheServer)/**',
    './pages',
    './instrumentation.ts',
  ],
  from: './packages/cache-server',
  except: ['./src/nextCookies.ts'],
  message:
    'Code that Next bundles may import only @troupe/cache-server/nextCookies of the cache server.',
};

const zones = [...layerZones, ...packageZones, developmentZone, bundledZone];

/** The React compiler reads each file for its rules, which takes as long. */
const withoutReact = [
  '{bench,content,docker,e2e}/**/*.{js,mjs,mts,ts}',
  '{src/{catalog,cli,commerce,config,lib,platform,server},packages}/**/*.{js,mjs,mts,ts}',
];

const reactRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react(?:-hooks)?\//.test(name));

/** Rules that run the compiler. They say nothing of use about a component that only a test renders. */
const compilerRules = reactRules.filter((name) =>
  /^react-hooks\/(?!rules-of-hooks|exhaustive-deps)/.test(name),
);

/** @param {readonly string[]} names */
const turnOff = (names) => Object.fromEntries(names.map((name) => [name, 'off']));

/** The rules that need types are in src/cli/typedRules.mjs. */
const config = [
  {
    ignores: [
      '.next/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'next-env.d.ts',
      'public/',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  ...tseslint.configs.strict,
  { files: withoutReact, rules: turnOff(reactRules) },
  { files: ['**/*.test.{ts,tsx}', 'src/testing/**'], rules: turnOff(compilerRules) },
  { rules: jsxA11y.flatConfigs.strict.rules },
  {
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'import/no-default-export': 'error',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: { jest },
    rules: {
      'jest/no-commented-out-tests': 'error',
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
      'jest/no-identical-title': 'error',
      'jest/no-standalone-expect': [
        'error',
        {
          additionalTestBlockFunctions: [
            'afterEach',
            'beforeAll',
            'itBehind',
            'itBehindCacheServer',
            'itOnPostgres',
            'itOnSqlite',
            'itWithLimits',
          ],
        },
      ],
    },
  },
  {
    files: ['src/**', 'packages/**', 'pages/**', 'instrumentation.ts'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**', '**/testing/**'],
    rules: { 'import/no-restricted-paths': ['error', { zones }] },
  },
  {
    // What operators are to know goes through src/platform/log, which knows the request and keeps secrets.
    files: [
      'src/{catalog/mesh,catalog/sources,commerce/orders,platform,server}/**',
      'packages/{basics,cache-server,image-proxy,page-cache}/**',
      'src/views/**/*.ts',
    ],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      '**/testing.ts',
      'src/platform/log/redirectConsole.ts',
    ],
    rules: { 'no-console': 'error' },
  },
  {
    // A value from outside is validated. Where only the compiler cannot follow, a comment says why the type is right.
    files: ['{src,packages}/**/*.{ts,tsx}', 'pages/**', 'instrumentation.ts'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      '**/testing.ts',
      // Older assertions are left here.
      'src/{catalog/sources,commerce/pricing,platform/metrics}/**',
    ],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    // One client for other hosts, so that each call has a limit for its time and its body.
    files: [
      'src/{catalog,commerce,platform,server}/**',
      'packages/{basics,cache-server,image-proxy,page-cache}/**',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'src/platform/http/client.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use callHost of @troupe/basics/http/outboundClient.' },
      ],
    },
  },
  {
    // A part whose code failed to load once would never come.
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='dynamic'] MemberExpression > ImportExpression",
          message: 'Import it inside loadPatiently or loadWithTheme.',
        },
      ],
    },
  },
  {
    // One link for the whole shop, so that none prefetches whatever is in view or scrolls by itself.
    files: ['src/**'],
    ignores: ['src/ui/components/Link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Use the Link of src/ui/components/Link.tsx.' },
        {
          name: 'react-i18next',
          importNames: ['useTranslation'],
          message: 'Use the one of next-i18next/pages.',
        },
      ],
    },
  },
  {
    // Tools and Next ask for default exports here.
    files: [
      '{,bench/lighthouse/bare/}pages/**',
      '*.config.{js,mjs,ts}',
      '**/*.d.ts',
      '**/global{Setup,Teardown}.ts',
      'e2e/support/wholeCoreSet.ts',
      'src/server/pageCache/handler.mjs',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    // pages/_document.tsx is a re-export like every page; the document itself is here.
    files: ['src/views/app/Document.tsx', 'src/hacks/DocumentHead.tsx'],
    rules: { '@next/next/no-document-import-in-page': 'off' },
  },
  {
    files: [
      '*.config.js',
      'src/hacks/*.js',
      'src/testing/jestRuntime.js',
      'src/testing/requireEsModules.js',
    ],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // A view's own file is what the browser gets: it takes types from the server's half, never code.
    files: [
      'src/views/**/*View.tsx',
      'src/ui/components/**',
      'src/ui/layouts/**',
      'src/ui/hooks/**',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                './server',
                '../*/server',
                '@/views/**/server',
                '@/catalog/sources/*',
                '@/server/imageProxy/*',
                '@troupe/image-proxy',
                '@troupe/image-proxy/*',
                '@/catalog/mesh/getMesh',
                '@/catalog/mesh/queries/*',
                'node:*',
              ],
              allowTypeImports: true,
              message: 'Only server.ts reads the mesh; pass what you need as props.',
            },
          ],
        },
      ],
    },
  },
  prettier,
];

export default config;
