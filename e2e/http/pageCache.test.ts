import { eventually } from '../support/eventually';
import { ask } from '../support/http';
import { revalidateSeconds } from '../support/shop';

it('tells caches what is left of the revalidation period, never more', async () => {
  for (let time = 0; time < 8; time += 1) {
    const { headers } = await ask('fr.localhost', '/');
    const [, seconds] = /s-maxage=(\d+)/.exec(String(headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(1);
    // Until its first revalidation, a built page has the revalidation period of its build. It is the same here.
    expect(Number(seconds)).toBeLessThanOrEqual(revalidateSeconds);
    if (headers['x-nextjs-cache'] === 'STALE') expect(Number(seconds)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
});

it('caches the 404 of an unknown address', async () => {
  const look = async () => {
    const { status, headers } = await ask('de.localhost', '/gibt-es-nicht');
    return `${status} ${headers['x-nextjs-cache']}`;
  };
  expect(await look()).toMatch(/^404 /);
  // The entry may expire between two requests of a busy machine.
  await eventually(async () => expect(await look()).toBe('404 HIT'), { intervalMs: 0 });
});
