import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getEnv } from '@/config/env/getEnv';
import { provideMesh } from '@/catalog/mesh/getMesh';
import { contentFolder, createSources } from '@/catalog/mesh/sources';
import { checkSources } from '@/catalog/mesh/report/checkContent';
import { listSites } from '@/config/sites/activeSites';
import { parseContentArguments, contentHelp } from './content/arguments';
import { printFailures, printReport, printTotal } from './content/print';
import { isGood, toJson } from './content/toJson';
import { weighPages } from './content/weighPages';
import { readEnv } from './readEnv';

/** `npm run content:check`: reports what the content sources hold and every fault in it. It does not start a shop. */
const command = parseContentArguments(process.argv.slice(2));
if (!command.ok) {
  console.error(`${command.problem}; see npm run content:check -- --help`);
  process.exit(2);
}

/** Progress is shown on terminals only. */
const tell = (text: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
};

/** @param memory folder for the sources' caches; it is empty, so that only the current state of the sources counts */
const check = async (memory: string, asJson: boolean, top: number): Promise<boolean> => {
  const sites = listSites(getEnv());
  const sources = createSources({ ...getEnv(), dataDir: memory }, 'everything');
  const { report, mesh } = await checkSources(
    sources.map(({ loader }) => loader),
    sites,
  );
  provideMesh(mesh);
  const weights =
    top > 0
      ? await weighPages(mesh, sites, top, (pages) => tell(`${pages} pages made …`))
      : undefined;
  tell('');
  if (asJson) {
    console.log(JSON.stringify(toJson(report, weights), null, 2));
  } else {
    for (const line of printReport(report, weights)) console.log(line);
    for (const line of printFailures(report)) console.error(line);
    console.log(printTotal(report));
  }
  return isGood(report);
};

if (command.value.name === 'help') {
  console.log(contentHelp);
  process.exit(0);
}
readEnv();
// In production mode, files of the build are read once.
Object.assign(process.env, { NODE_ENV: 'production' });
// Exit quietly if the reader closes the pipe, as in `npm run content:check | head`.
process.stdout.on('error', () => process.exit());
const memory = mkdtempSync(join(tmpdir(), 'troupe-check-'));
process.on('exit', () => rmSync(memory, { recursive: true, force: true }));
try {
  const { asJson, top } = command.value;
  process.exitCode = (await check(memory, asJson, top)) ? 0 : 1;
} catch (error) {
  console.error(
    `${contentFolder(getEnv())}: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
