import { expect, test } from '@playwright/test';
import { ask } from './support/http';
import { revalidateSeconds } from './support/shop';

test('a proxy in front is told what is left of the window, never more', async () => {
  for (let time = 0; time < 8; time += 1) {
    const { headers } = await ask('fr.localhost', '/');
    const [, seconds] = /s-maxage=(\d+)/.exec(String(headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(1);
    // Until it was refreshed once, a built page has the window of its build, which is the same here.
    expect(Number(seconds)).toBeLessThanOrEqual(revalidateSeconds);
    if (headers['x-nextjs-cache'] === 'STALE') expect(Number(seconds)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
});

test('what nobody has heard of is 404 for a short while', async () => {
  const look = async () => {
    const { status, headers } = await ask('de.localhost', '/gibt-es-nicht');
    return `${status} ${headers['x-nextjs-cache']}`;
  };
  expect(await look()).toMatch(/^404 /);
  // Its life is shorter than a busy machine may take for two looks.
  await expect.poll(look, { intervals: [0] }).toBe('404 HIT');
});
