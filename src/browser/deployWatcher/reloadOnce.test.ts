/** @jest-environment jsdom */
import { reloading, reloadOnce } from './reloadOnce';

const fetchMock = jest.fn<Promise<Pick<Response, 'ok'>>, [string, RequestInit]>();
const reload = jest.fn<undefined, []>();

const serve = (buildId: string) => {
  window.__NEXT_DATA__ = { ...window.__NEXT_DATA__, buildId };
};

const visit = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  fetchMock.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  reload.mockReset();
  sessionStorage.clear();
  reloading.isHarmless = true;
  reloading.isLeaving = false;
  visit('/krakow');
  serve('old');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const miss = () => reloadOnce(reload);
const wait = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

it('a page whose part is gone is loaded anew', async () => {
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fetchMock).toHaveBeenCalledWith('http://localhost/krakow', { method: 'HEAD' });
});

it('parts that are missed at once make one reload', async () => {
  await Promise.all([miss(), miss(), miss()]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('within ten seconds the same path is not loaded again', async () => {
  await miss();
  serve('new');
  wait(9.999);
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  wait(0.001);
  await miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('another path is another matter, another query is not', async () => {
  await miss();
  visit('/krakow?people=8');
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  visit('/prague');
  await miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('it gives up on a build that comes back without the part, however long each try takes', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    await miss();
    wait(60);
  }
  expect(reload).toHaveBeenCalledTimes(3);
});

it('after that the next deploy is followed again', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    await miss();
    wait(60);
  }
  serve('next');
  await miss();
  expect(reload).toHaveBeenCalledTimes(4);
});

it.each([
  ['cannot be had either', () => fetchMock.mockResolvedValue({ ok: false })],
  ['cannot be asked for', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
])('a page that %s stays as it is', async (_, begin) => {
  begin();
  await miss();
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

it('nothing is loaded anew while a visitor would lose something by it', async () => {
  reloading.isHarmless = false;
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

it('nothing is loaded anew while the visitor is on the way to another page', async () => {
  const missed = miss();
  reloading.isLeaving = true;
  await missed;
  expect(reload).not.toHaveBeenCalled();
  reloading.isLeaving = false;
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['getItem', 'setItem'] as const)(
  'nothing is loaded anew where storage refuses %s, since nothing would end a loop',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    await miss();
    expect(reload).not.toHaveBeenCalled();
  },
);

it.each(['soon', '{"at":1}', '["x"]', '[0,"old","x"]', 'null', '[]'])(
  'what somebody else wrote there, %s, starts no loop',
  async (text) => {
    sessionStorage.setItem('reloaded:/krakow', text);
    await miss();
    await miss();
    expect(reload.mock.calls.length).toBeLessThanOrEqual(1);
  },
);

it.each(['null', '{}', '"10"', '["soon", 7, "often"]'])(
  'what the shop did not store counts as no reload: %s',
  async (stored) => {
    sessionStorage.setItem('reloaded:/krakow', stored);
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);
