import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Fault } from './faults';

/** What is not copied: others' code, what is made of ours, and what was done with it. */
const left = new Set([
  'node_modules',
  '.next',
  '.git',
  '.data',
  'test-results',
  'playwright-report',
]);
/** In ms: a test that a fault makes wait for ever has ended by then. */
const mostMs = 600_000;

interface Assertion {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly Assertion[];
  }[];
}

/** What became of one file of tests. */
export interface TestRun {
  /** From the root of the project. */
  readonly file: string;
  readonly passed: number;
  readonly failed: readonly string[];
  /** Not over in time: a machine that is busy with something else does that too, so it proves nothing. */
  readonly late: readonly string[];
  /** Why not a single test could begin. */
  readonly problem: string | undefined;
}

/** A copy of the project in which things may be broken. */
export interface Workshop {
  /** Puts the fault in. @throws where its text does not stand in the file exactly once */
  readonly spoil: (fault: Fault) => void;
  readonly mend: (fault: Fault) => void;
  readonly listRelated: (file: string) => Promise<readonly string[]>;
  /** One file at a time. @throws when Jest does not end, or says nothing */
  readonly test: (files: readonly string[]) => Promise<readonly TestRun[]>;
  readonly remove: () => void;
}

/** Jest's own words, and those of `withTimeout`. */
const isLate = ({ failureMessages }: Assertion): boolean =>
  failureMessages.some((message) => /Exceeded timeout of|No answer within \d+ ms/.test(message));

/** A fault whose place has changed would otherwise be none, and pass for one that nobody notices. */
export const applyFault = ({ name, file, right, wrong }: Fault, text: string): string => {
  const times = text.split(right).length - 1;
  if (times !== 1) {
    throw new Error(
      `${file}: the text for “${name}” is there ${times} times, not once: write it anew in bench/seeded/faults.ts`,
    );
  }
  return text.replace(right, () => wrong);
};

export const createWorkshop = (): Workshop => {
  const room = mkdtempSync(join(tmpdir(), 'troupe-seeded-'));
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
      ['node_modules/jest/bin/jest.js', '--cacheDirectory', join(room, 'cache'), ...options],
      { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const impatience = setTimeout(() => child.kill('SIGKILL'), mostMs);
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    child.stderr.resume();
    await once(child, 'close');
    clearTimeout(impatience);
    if (child.signalCode !== null) throw new Error(`The tests did not end in ${mostMs / 1000} s`);
    return printed;
  };

  const toFile = (path: string) => path.slice(path.indexOf('/src/') + 1);

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
      await jest(['--runInBand', '--json', '--outputFile', report, '--runTestsByPath', ...files]);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
      return testResults.map(({ name, message, assertionResults }) => {
        const named = (status: string) => assertionResults.filter((it) => it.status === status);
        const failed = named('failed');
        return {
          file: toFile(name),
          passed: named('passed').length,
          failed: failed.filter((it) => !isLate(it)).map(({ fullName }) => fullName),
          late: failed.filter(isLate).map(({ fullName }) => fullName),
          problem: assertionResults.length === 0 ? message : undefined,
        };
      });
    },

    remove: () => rmSync(room, { recursive: true, force: true }),
  };
};
