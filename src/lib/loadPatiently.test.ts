import { loadPatiently } from './loadPatiently';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Fails that many times. */
const createLoad = (failures: number) => {
  const startedAt = Date.now();
  const attempts: number[] = [];
  const load = async () => {
    attempts.push(Date.now() - startedAt);
    if (attempts.length <= failures) throw new Error('no network');
    return 'code';
  };
  return { attempts, load };
};

it('loads once if that succeeds', async () => {
  const { attempts, load } = createLoad(0);
  await expect(loadPatiently(load)).resolves.toBe('code');
  expect(attempts).toEqual([0]);
});

it('tries again after 1 s, then at twice the distance up to half a minute', async () => {
  const { attempts, load } = createLoad(7);
  const loaded = loadPatiently(load);
  await jest.advanceTimersByTimeAsync(100_000);
  await expect(loaded).resolves.toBe('code');
  expect(attempts).toEqual([0, 1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000]);
});
