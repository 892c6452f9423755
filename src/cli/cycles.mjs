import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

/** @typedef {ReadonlyMap<string, readonly string[]>} Imports files by the file that imports them */

const files = ['src', 'packages', 'pages', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mts)$/.test(file))
    .map((file) => `./${folder}/${file}`),
);

/** Reads the imports that are left at run time: those of types alone are no cycle. @returns {Promise<Imports>} */
const readImports = async () => {
  const contents = files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
  const { metafile } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'unused',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'empty', '.json': 'empty' },
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
};

/** @param {Imports} imports @returns a cycle for each import that closes one */
const findCycles = (imports) => {
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();
  /** From an entry to the current file. @type {string[]} */
  const path = [];
  /** @param {string} file */
  const visit = (file) => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const imported of imports.get(file) ?? []) visit(imported);
    path.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return cycles;
};

/** `npm run cycles`: fails if modules import each other in a cycle. ESLint's own rule takes a minute. */
const imports = await readImports();
const cycles = findCycles(imports);
for (const cycle of cycles) console.error(cycle.join(' -> '));
console.log(`${imports.size} modules, ${cycles.length} import cycles`);
process.exitCode = cycles.length > 0 ? 1 : 0;
