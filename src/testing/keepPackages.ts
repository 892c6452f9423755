/** Packages that keep nothing of the shop. Executing them takes most of the time of loading the shop anew. */
const stateless = [
  'mdast-util-to-string',
  'parse5',
  'rehype-remark',
  'remark-directive',
  'remark-gfm',
  'remark-parse',
  'remark-stringify',
  'sharp',
  'unified',
  'yaml',
  'zod',
];

const loaded = new Map<string, unknown>();

/** Importing this file keeps these packages when a test resets or isolates modules. */
for (const name of stateless) {
  jest.doMock(name, () => {
    if (!loaded.has(name)) loaded.set(name, jest.requireActual(name));
    return loaded.get(name);
  });
}
