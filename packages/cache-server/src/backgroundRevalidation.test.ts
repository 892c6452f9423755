import { createBackgroundRevalidation } from './backgroundRevalidation';

it('has a stale page made anew once a second, however many are shown it', () => {
  let now = 0;
  const asked: string[] = [];
  const read = async (path: string, host: string) => {
    asked.push(`${host}${path}`);
    throw new Error('the renderer is gone');
  };
  const { renew } = createBackgroundRevalidation({ read }, () => now);
  for (let time = 0; time < 50; time += 1) renew('krakow', '/krakow', { host: 'de.localhost' });
  renew('riga', '/riga', { host: undefined });
  expect(asked).toEqual(['de.localhost/krakow', 'localhost/riga']);
  now = 1000;
  renew('krakow', '/krakow', { host: 'de.localhost' });
  expect(asked).toHaveLength(3);
});
