import { printReadiness, toReadiness } from '@/server/health/readiness';
import type { DependencyState } from '@/server/health/dependency';
import { createHealthEndpoints } from './healthEndpoints';

/** The endpoints in front of a renderer whose content has the given states, one per look. The last one stays. */
const besideContent = (...states: DependencyState[]) => {
  let looks = 0;
  const read = async () => {
    const state = states[Math.min(looks, states.length - 1)] ?? 'up';
    looks += 1;
    const body = printReadiness(toReadiness([{ name: 'content', isNeeded: true, state }]));
    return { status: 200, message: 'OK', headers: [], body: Buffer.from(body) };
  };
  const endpoints = createHealthEndpoints({
    renderer: { isUp: () => true },
    forwarding: { read },
    isDraining: () => false,
    headers: {},
  });
  return { endpoints, countLooks: () => looks };
};

/** Longer than a test may take, so that a start that waits in vain does not pass. */
const forever = 3_600_000;

it.each([
  { what: 'is read', states: ['up'], looks: 1 },
  { what: 'is read, with a file that was refused', states: ['low'], looks: 1 },
  { what: 'is still being read', states: ['slow', 'slow', 'up'], looks: 3 },
] as const)('a start waits until the content is read: it $what', async ({ states, looks }) => {
  const { endpoints, countLooks } = besideContent(...states);
  await endpoints.whenServing(forever);
  expect(countLooks()).toBe(looks);
});

it('a start does not wait longer than it is told', async () => {
  const { endpoints, countLooks } = besideContent('down');
  await endpoints.whenServing(250);
  expect(countLooks()).toBeGreaterThan(1);
});
