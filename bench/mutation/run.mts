import { readFileSync } from 'node:fs';
import { createWorkshop, type TestRun } from './workshop';
import { applyFault, type Fault } from './fault';
import { faults } from './faults';

/**
 * `npm run bench:mutation [words of a name]`: inserts faults one at a time into a copy of the project and prints which
 * test detects them. Exits with 1 if a fault is not detected. Needs no build, but Redis on the machine, as the tests
 * do.
 */
const words = process.argv.slice(2).join(' ');
const chosen = faults.filter(({ name }) => name.includes(words));
if (chosen.length === 0)
  throw new Error(`No fault is called “${words}”: see bench/mutation/faults.ts`);

// Checks all faults before the first run, so that an outdated table fails at once.
for (const fault of chosen) applyFault(fault, readFileSync(fault.file, 'utf8'));

const workshop = createWorkshop();

/** Tests must pass without a fault. */
const expectGood = (runs: readonly TestRun[]): void => {
  const bad = runs.filter(
    ({ failed, late, passed, problem }) =>
      problem || passed === 0 || failed.length + late.length > 0,
  );
  for (const { file, problem, failed, late } of bad) {
    const names = [...failed, ...late.map((name) => `${name} (not in time)`)];
    console.error(`${file}: ${problem ?? (names.join('; ') || 'all of it is left out')}`);
  }
  if (bad.length > 0) {
    throw new Error('Tests fail, or are left out, without any fault: mend that first');
  }
};

const testsOf = async ({ tests, file }: Fault): Promise<readonly string[]> =>
  tests ?? (await workshop.listRelated(file));

/** @returns which tests detected the fault, or why none did */
const judge = (fault: Fault, runs: readonly TestRun[]): { isCaught: boolean; by: string } => {
  const wanted = fault.tests ?? [];
  const blind = wanted.filter(
    (test) => !runs.some(({ file, failed }) => file === test && failed.length > 0),
  );
  const noticed = runs.flatMap(({ file, failed: [first] }) => (first ? [`${file}: ${first}`] : []));
  const broken = runs.find(({ problem }) => problem)?.file;
  if (noticed.length > 0 && blind.length === 0) return { isCaught: true, by: noticed.join('\n') };
  const late = runs.flatMap((run) => run.late);
  if (late.length > 0)
    return { isCaught: false, by: `not in time, which proves nothing: ${late[0]}` };
  const reason = broken ? `${broken} could not be run` : `passes: ${blind.join(', ') || 'all'}`;
  return { isCaught: false, by: reason };
};

let missed = 0;
try {
  const plans: (readonly [Fault, readonly string[]])[] = [];
  for (const fault of chosen) plans.push([fault, await testsOf(fault)]);
  const all = [...new Set(plans.flatMap(([, tests]) => tests))];
  expectGood(await workshop.test(all));
  console.log(`${all.length} files of tests pass without a fault\n`);
  for (const [fault, tests] of plans) {
    workshop.spoil(fault);
    const { isCaught, by } = judge(fault, await workshop.test(tests));
    workshop.mend(fault);
    if (!isCaught) missed += 1;
    console.log(`${isCaught ? 'caught' : 'MISSED'}  ${fault.name} (${fault.file})`);
    console.log(by.replaceAll(/^/gm, '        '));
  }
  console.log(`\n${plans.length - missed} of ${plans.length} faults caught`);
} finally {
  workshop.remove();
}
process.exitCode = missed > 0 ? 1 : 0;
