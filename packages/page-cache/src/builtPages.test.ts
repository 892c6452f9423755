import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuiltPages } from './builtPages';
import { temporaryFolder } from './testing';

const keyOf = (path: string, route = 'a') => `/route-cache/PAGES/${route.repeat(64)}/$${path}`;
const lifetime = { revalidate: 60, expire: 86_400 };
const { folder, remove } = temporaryFolder();
const pages = join(folder, 'pages');
const built = createBuiltPages(pages, (path) =>
  path === '/de/lost' || path === '/de' || path.includes('..') ? lifetime : undefined,
);

beforeAll(() => {
  mkdirSync(pages);
  for (const name of [join(pages, 'de'), join(folder, 'secret')]) {
    writeFileSync(`${name}.html`, '<p>Kraków</p>');
    writeFileSync(`${name}.json`, '{"pageProps":{}}');
    writeFileSync(`${name}.meta`, JSON.stringify({ routeCache: { key: keyOf('/de') } }));
  }
});

afterAll(() => remove());

it('gives what the build made of a page, with the lifetime that it had there', async () => {
  expect(await built.read(keyOf('/de'))).toMatchObject({
    value: { kind: 'PAGES', html: '<p>Kraków</p>', pageData: { pageProps: {} } },
    cacheControl: lifetime,
  });
});

it.each([
  ['was not built', keyOf('/fr')],
  ['belongs to another route', keyOf('/de', 'b')],
  ['lost its files', keyOf('/de/lost')],
  ['lies elsewhere', '/../secret'],
])('gives nothing for a page that %s', async (_, key) => {
  expect(await built.read(key)).toBeUndefined();
});
