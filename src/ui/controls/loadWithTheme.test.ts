import { loadTheme } from './loadTheme';
import { loadWithTheme } from './loadWithTheme';

jest.mock('./loadTheme', () => ({ loadTheme: jest.fn() }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a panel whose code or theme fails to load comes when both can be had', async () => {
  jest.mocked(loadTheme).mockRejectedValueOnce(new Error('no theme')).mockResolvedValue();
  const load = jest.fn().mockRejectedValueOnce(new Error('no chunk')).mockResolvedValue('panel');
  const loaded = loadWithTheme(load);
  await jest.advanceTimersByTimeAsync(1000);
  await expect(loaded).resolves.toBe('panel');
  expect(loadTheme).toHaveBeenCalledTimes(2);
  await loadWithTheme(load);
  expect(loadTheme).toHaveBeenCalledTimes(2);
});
