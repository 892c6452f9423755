import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

/**
 * One way through the house: sources -> mesh -> page props -> view model -> components. Each layer may import those
 * named after it, itself, and nothing else.
 */
const layers = {
  lib: [],
  build: ['lib'],
  pricing: ['lib'],
  cart: ['lib', 'pricing'],
  health: ['lib'],
  http: ['lib', 'log'],
  log: ['env', 'lib'],
  metrics: [],
  tracing: ['lib', 'log'],
  images: [],
  imageProxy: ['images', 'lib', 'log', 'metrics'],
  sites: ['lib', 'pricing', 'env'],
  env: ['lib', 'pricing', 'sites'],
  cache: ['env', 'lib', 'log', 'metrics'],
  security: ['env', 'lib'],
  themes: ['sites'],
  i18n: ['lib', 'sites'],
  sources: ['http', 'imageProxy', 'lib', 'log'],
  mesh: ['images', 'lib', 'log', 'metrics', 'pricing', 'sources', 'sites', 'env', 'tracing'],
  orders: ['cart', 'env', 'lib', 'log', 'mesh', 'pricing', 'sites'],
  notifications: ['cart', 'env', 'i18n', 'lib', 'log', 'mesh', 'orders', 'pricing', 'sites'],
  search: ['lib', 'sites'],
  siteChoice: ['sites'],
  preview: ['lib'],
  hooks: ['cart', 'http', 'i18n/namespaces.ts', 'lib', 'pricing', 'search', 'siteChoice', 'sites'],
  components: [
    'cart',
    'images',
    'lib',
    'hooks',
    'pricing',
    'sites',
    'themes',
    'mesh/nodes/categories.ts',
    'mesh/prose/prose.ts',
  ],
  seo: ['lib', 'sites'],
  consent: ['http', 'i18n/namespaces.ts', 'sites'],
  analytics: ['cart', 'consent', 'hooks', 'lib', 'pricing'],
  layouts: [
    'build',
    'analytics',
    'cart',
    'components',
    'consent',
    'hooks',
    'http',
    'i18n',
    'images',
    'lib',
    'pricing',
    'search',
    'seo',
    'siteChoice',
    'sites',
  ],
  views: [
    'build',
    'cart',
    'components',
    'env',
    'hooks',
    'http',
    'i18n',
    'images',
    'layouts',
    'lib',
    'log',
    'mesh',
    'preview',
    'pricing',
    'search',
    'security',
    'seo',
    'siteChoice',
    'sites',
    'themes',
  ],
  refresh: ['env', 'lib', 'log', 'mesh', 'pricing', 'sites', 'views'],
  endpoints: [
    'build',
    'cache',
    'env',
    'health',
    'http',
    'imageProxy',
    'images',
    'lib',
    'log',
    'mesh',
    'metrics',
    'orders',
    'preview',
    'pricing',
    'refresh',
    'sites',
  ],
  server: ['cache', 'env', 'health', 'lib', 'log', 'metrics', 'security', 'sites', 'tracing'],
  art: [],
  cli: [
    'build',
    'cache',
    'env',
    'lib',
    'log',
    'mesh',
    'metrics',
    'notifications',
    'orders',
    'preview',
    'server',
    'sites',
    'themes',
    'tracing',
    'views',
  ],
};

const zones = Object.entries(layers).map(([layer, allowed]) => ({
  target: `./src/${layer}`,
  from: './src',
  except: [layer, ...allowed].map((name) => `./${name}`),
  message: `src/${layer} may only import ${[...allowed, layer].join(', ')}: see the layers in eslint.config.mjs`,
}));

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
  { rules: jsxA11y.flatConfigs.strict.rules },
  {
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'import/no-cycle': ['error', { ignoreExternal: true }],
      'import/no-default-export': 'error',
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**'],
    rules: { 'import/no-restricted-paths': ['error', { zones }] },
  },
  {
    // What operators are to know goes through src/log, which knows the request and keeps secrets.
    files: [
      'src/{cache,endpoints,health,imageProxy,log,mesh,metrics,orders,refresh,server,sources,tracing}/**',
      'src/views/**/*.ts',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', 'src/log/takeOverConsole.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    // One link for the whole shop, so that none prefetches whatever is in view or scrolls by itself.
    files: ['src/**'],
    ignores: ['src/components/Link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Use the Link of src/components/Link.tsx.' },
        ...['next-i18next/pages', 'react-i18next'].map((name) => ({
          name,
          importNames: ['useTranslation'],
          message:
            'Use the one of src/hooks/useTranslation.ts: this one copies i18next at each call.',
        })),
      ],
    },
  },
  {
    // Tools and Next ask for default exports here.
    files: ['pages/**', '*.config.{js,mjs,ts}', '**/*.d.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    // pages/_document.tsx is a re-export like every page; the document itself is here.
    files: ['src/views/app/Document.tsx', 'src/views/app/DocumentHead.tsx'],
    rules: { '@next/next/no-document-import-in-page': 'off' },
  },
  {
    files: ['*.config.js', 'src/cache/handler.js', 'src/build/reactDomClient.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // A view's own file is what the browser gets: it takes types from the server's half, never code.
    files: ['src/views/**/*View.tsx', 'src/components/**', 'src/layouts/**', 'src/hooks/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                './server',
                '../*/server',
                '@/views/*/server',
                '@/sources/*',
                '@/imageProxy/*',
                '@/mesh/getMesh',
                '@/mesh/queries/*',
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
