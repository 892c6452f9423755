import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { applyFault, type Fault } from './fault';

/** Not copied: dependencies, Git data, build output, runtime data and test results. */
const left = new Set([
  'node_modules',
  '.next',
  '.git',
  '.data',
  'test-results',
  'playwright-report',
]);
/** In ms: stops tests that hang because of a fault. */
const mostMs = 3_600_000;
/** In ms. */
const TEST_TIMEOUT_MS = 60_000;
/** In ms: a test that takes less without a fault, and times out with it, hangs. No busy machine is so much slower. */
const QUICK_MS = TEST_TIMEOUT_MS / 15;

interface Assertion {
  readonly status: string;
  readonly fullName: string;
  /** In ms. */
  readonly duration?: number | null;
  readonly failureMessages: readonly string[];
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly Assertion[];
  }[];
}

/** Result of one test file. */
export interface TestRun {
  /** Path from the project root. */
  readonly file: string;
  readonly passed: number;
  /** Also tests that hang although they were quick before. */
  readonly failed: readonly string[];
  /** Other tests that timed out. A busy machine can cause this too, so it proves nothing. */
  readonly late: readonly string[];
  /** Why no test could start. */
  readonly problem: string | undefined;
}

/** A copy of the project into which faults are inserted. */
export interface Workshop {
  /** Inserts the fault. @throws if its text does not occur in the file exactly once */
  readonly spoil: (fault: Fault) => void;
  readonly mend: (fault: Fault) => void;
  readonly listRelated: (file: string) => Promise<readonly string[]>;
  /** Runs one file at a time. @throws if Jest does not end or writes no report */
  readonly test: (files: readonly string[]) => Promise<readonly TestRun[]>;
  readonly remove: () => void;
}

/** Matches the timeout messages of Jest and of `withTimeout`. */
const isLate = ({ failureMessages }: Assertion): boolean =>
  failureMessages.some((message) => /Exceeded timeout of|No answer within \d+ ms/.test(message));

export const createWorkshop = (): Workshop => {
  const room = realpathSync(mkdtempSync(join(tmpdir(), 'troupe-mutation-')));
  const project = join(room, 'troupe');
  const root = resolve('.');
  cpSync(root, project, {
    recursive: true,
    filter: (path) => !left.has(path.slice(root.length + 1)),
  });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));

  const jest = async (options: readonly string[]): Promise<string> => {
    const child = spawn(
      process.execPath,
      [
        'node_modules/jest/bin/jest.js',
        '--selectProjects',
        'unit',
        '--cacheDirectory',
        join(room, 'cache'),
        ...options,
      ],
      { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const timeoutMs = setTimeout(() => child.kill('SIGKILL'), mostMs);
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    child.stderr.resume();
    await once(child, 'close');
    clearTimeout(timeoutMs);
    if (child.signalCode !== null) throw new Error(`The tests did not end in ${mostMs / 1000} s`);
    return printed;
  };

  const toFile = (path: string) => relative(project, path);

  /** Tests that passed in a moment, by file and name. */
  const quick = new Set<string>();

  return {
    spoil: (fault) => {
      const path = join(project, fault.file);
      writeFileSync(path, applyFault(fault, readFileSync(path, 'utf8')));
    },

    mend: ({ file }) => cpSync(join(root, file), join(project, file)),

    listRelated: async (file) => {
      const printed = await jest(['--listTests', '--findRelatedTests', file]);
      return printed.split('\n').filter(Boolean).map(toFile);
    },

    test: async (files) => {
      const report = join(room, 'report.json');
      rmSync(report, { force: true });
      await jest([
        '--runInBand',
        // What a test that fails leaves open must not hold up the next fault.
        '--forceExit',
        '--testTimeout',
        String(TEST_TIMEOUT_MS),
        '--json',
        '--outputFile',
        report,
        '--runTestsByPath',
        ...files,
      ]);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
      return testResults.map(({ name, message, assertionResults }) => {
        const file = toFile(name);
        const named = (status: string) => assertionResults.filter((it) => it.status === status);
        const passed = named('passed');
        for (const { fullName, duration } of passed)
          if ((duration ?? QUICK_MS) < QUICK_MS) quick.add(`${file} ${fullName}`);
        const failed = named('failed');
        const isOpen = (it: Assertion) => isLate(it) && !quick.has(`${file} ${it.fullName}`);
        return {
          file,
          passed: passed.length,
          failed: failed.filter((it) => !isOpen(it)).map(({ fullName }) => fullName),
          late: failed.filter(isOpen).map(({ fullName }) => fullName),
          problem: assertionResults.length === 0 ? message : undefined,
        };
      });
    },

    remove: () => rmSync(room, { recursive: true, force: true }),
  };
};
