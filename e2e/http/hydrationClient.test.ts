import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const chunks = '.next/static/chunks';

it('the built router hydrates through the client of this shop', async () => {
  const files = (await readdir(chunks)).filter((name) => name.endsWith('.js'));
  const sources = await Promise.all(files.map((name) => readFile(join(chunks, name), 'utf8')));
  // What `reactDomClient.js` compiles to: the root is created within `startTransition`.
  const own =
    /hydrateRoot:\(\.\.\.(\w+)\)=>\{let (\w+);return \w+\(\(\)=>\{\2=\w+\(\)\.hydrateRoot\(/;
  expect(sources.filter((source) => own.test(source))).toHaveLength(1);
});
