import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { buffer, text } from 'node:stream/consumers';

/**
 * The rules of lint that need types: a promise that nobody waits for loses its error. They run in tsgolint, on the
 * native compiler, in an eighth of the time that the same rules take in ESLint. Its usual front end, Oxlint, needs a
 * newer Node than this project. No comment turns these rules off.
 */
const rules = [
  { name: 'await-thenable' },
  { name: 'no-floating-promises' },
  {
    name: 'no-misused-promises',
    options: { checksVoidReturn: { arguments: false, attributes: false } },
  },
  { name: 'no-unnecessary-type-assertion' },
  { name: 'switch-exhaustiveness-check', options: { considerDefaultExhaustiveForUnions: true } },
];

/**
 * A fault of a file has a rule; one of the program itself has only an error. `pos` counts bytes.
 *
 * @typedef {{
 *   rule?: string, file_path?: string, range?: { pos: number },
 *   message?: { description: string }, error?: string,
 * }} Finding
 */

const HEADER_BYTES = 5;

/** Messages follow each other: their length in four bytes, their kind in one, then JSON. @param {Buffer} output */
const readFindings = (output) => {
  /** @type {Finding[]} */
  const findings = [];
  for (let at = 0; at < output.length;) {
    const start = at + HEADER_BYTES;
    at = start + output.readUInt32LE(at);
    findings.push(JSON.parse(output.subarray(start, at).toString()));
  }
  return findings;
};

const findProgram = () => {
  const require = createRequire(import.meta.url);
  const name = process.platform === 'win32' ? 'tsgolint.exe' : 'tsgolint';
  // A dependency of `oxlint-tsgolint`, which has a program per platform.
  const from = createRequire(require.resolve('oxlint-tsgolint/package.json'));
  return from.resolve(`@oxlint-tsgolint/${process.platform}-${process.arch}/${name}`);
};

/**
 * @param {readonly string[]} files absolute paths of TypeScript files
 * @returns {Promise<readonly Finding[]>} what the rules refuse. Rejects if the program fails.
 */
export const findTypedFaults = async (files) => {
  const program = spawn(findProgram(), ['headless'], {
    stdio: 'pipe',
    // It ends before its memory matters: collecting less often saves a quarter of its time.
    env: { GOGC: '300', ...process.env },
  });
  const exited = new Promise((resolve, reject) => {
    program.on('error', reject);
    program.on('close', resolve);
  });
  program.stdin.end(JSON.stringify({ version: 2, configs: [{ file_paths: files, rules }] }));
  const [output, complaint, code] = await Promise.all([
    buffer(program.stdout),
    text(program.stderr),
    exited,
  ]);
  if (code !== 0) throw new Error(`tsgolint ended with ${code}: ${complaint}`);
  const findings = readFindings(output);
  const broken = findings.find(({ rule }) => rule === undefined);
  if (broken) throw new Error(`tsgolint: ${JSON.stringify(broken)}`);
  return findings;
};
