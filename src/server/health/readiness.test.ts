import fc from 'fast-check';
import { type Dependency, type DependencyState, dependencyStates } from './dependency';
import { parseDependencies, printReadiness, toReadiness, toStatusCode } from './readiness';

const dependency = (isNeeded: boolean, state: DependencyState): Dependency => ({
  name: 'one of them',
  isNeeded,
  state,
});

const well = dependency(true, 'up');

it.each([
  ['ready', 200, [well, dependency(false, 'up')]],
  ['ready', 200, []],
  ['degraded', 200, [well, dependency(false, 'down')]],
  ['degraded', 200, [well, dependency(true, 'slow')]],
  ['degraded', 200, [well, dependency(false, 'low')]],
  ['unavailable', 503, [well, dependency(true, 'down')]],
  ['unavailable', 503, [dependency(false, 'down'), dependency(true, 'down')]],
] as const)('%s is %i', (status, code, dependencies) => {
  const readiness = toReadiness(dependencies);
  expect(readiness.status).toBe(status);
  expect(toStatusCode(readiness)).toBe(code);
});

it('who is about to end is to get no more visitors, however well', () => {
  const readiness = toReadiness([well], true);
  expect([readiness.status, toStatusCode(readiness)]).toEqual(['draining', 503]);
});

it('has a line for each dependency, and is JSON', () => {
  const text = printReadiness(toReadiness([well, dependency(false, 'down')]));
  expect(text.split('\n').filter((line) => line.includes('one of them'))).toHaveLength(2);
  expect(JSON.parse(text)).toMatchObject({ status: 'degraded' });
  expect(JSON.parse(printReadiness(toReadiness([])))).toEqual({
    status: 'ready',
    dependencies: [],
  });
});

it('another process reads the same dependencies out of it', () => {
  const anyDependency = fc.record(
    {
      name: fc.string(),
      state: fc.constantFrom(...dependencyStates),
      isNeeded: fc.boolean(),
      detail: fc.string(),
    },
    { requiredKeys: ['name', 'state', 'isNeeded'] },
  );
  fc.assert(
    fc.property(fc.array(anyDependency), (dependencies) => {
      expect(parseDependencies(printReadiness(toReadiness(dependencies)))).toEqual(dependencies);
    }),
  );
});

it.each(['', '{', 'null', '{"dependencies":[{"name":"x"}]}', '<html>'])(
  'nothing is read out of %p',
  (text) => expect(parseDependencies(text)).toBeUndefined(),
);
