import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const chunks = '.next/static/chunks';

/** A comment of this form at the start of a file is V8's "explicit compile hint". */
const hint = '//# allFunctionsCalledOnLoad\n';

it('browsers compile React, the router and the pages while these load', async () => {
  const files = await readdir(chunks, { recursive: true });
  const scripts = files.filter((name) => /^(?:framework|main|pages)\b.*\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(15);
  for (const name of scripts) {
    const source = await readFile(join(chunks, name), 'utf8');
    expect([name, source.slice(0, hint.length)]).toEqual([name, hint]);
  }
});
