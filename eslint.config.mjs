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
  http: ['lib'],
  images: [],
  imageProxy: ['images', 'lib'],
  sites: ['lib', 'pricing', 'env'],
  env: ['lib', 'pricing', 'sites'],
  cache: ['env', 'lib'],
  security: ['env'],
  themes: ['sites'],
  i18n: ['lib', 'sites'],
  sources: ['http', 'imageProxy', 'lib'],
  mesh: ['images', 'lib', 'pricing', 'sources', 'sites', 'env'],
  orders: ['cart', 'env', 'lib', 'mesh', 'pricing', 'sites'],
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
  refresh: ['env', 'lib', 'mesh', 'pricing', 'sites', 'views'],
  endpoints: [
    'build',
    'cache',
    'env',
    'http',
    'imageProxy',
    'images',
    'lib',
    'mesh',
    'orders',
    'preview',
    'pricing',
    'refresh',
    'sites',
  ],
  art: [],
  cli: ['build', 'env', 'lib', 'mesh', 'orders', 'preview', 'sites', 'themes', 'views'],
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
    // One link for the whole shop, so that none prefetches whatever is in view or scrolls by itself.
    files: ['src/**'],
    ignores: ['src/components/Link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Use the Link of src/components/Link.tsx.' },
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
    files: ['src/views/app/Document.tsx'],
    rules: { '@next/next/no-document-import-in-page': 'off' },
  },
  {
    files: ['*.config.js', 'src/cache/handler.js'],
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
