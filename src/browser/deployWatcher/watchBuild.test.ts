/** @jest-environment jsdom */
import { watchBuild } from './watchBuild';

const hour = 3_600_000;
const ask = jest.fn<Promise<string | undefined>, []>();
const onNewer = jest.fn<undefined, []>();
let stop: () => void;

const show = (isShown: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isShown });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  show(true);
  ask.mockReset().mockResolvedValue('old');
  onNewer.mockReset();
  stop = watchBuild({ own: 'old', ask, onNewer });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('the served build is asked for after a second, then every hour', async () => {
  await wait(999);
  expect(ask).not.toHaveBeenCalled();
  await wait(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await wait(hour - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await wait(22 * hour);
  expect(ask).toHaveBeenCalledTimes(24);
  expect(onNewer).not.toHaveBeenCalled();
});

it('a newer one is told of once, and nobody asks again', async () => {
  await wait(1000);
  ask.mockResolvedValue('new');
  await wait(hour);
  expect(onNewer).toHaveBeenCalledTimes(1);
  await wait(24 * hour);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onNewer).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['answers nothing of use', () => ask.mockResolvedValue(undefined)],
  ['does not answer', () => ask.mockRejectedValue(new Error('GET /api/build: status 503'))],
])('a server that %s is asked again in an hour', async (_, begin) => {
  begin();
  await wait(1000);
  expect(onNewer).not.toHaveBeenCalled();
  ask.mockResolvedValue('new');
  await wait(hour);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

it('nobody asks for a page that nobody sees; it is made up for when the visitor comes back', async () => {
  show(false);
  await wait(5 * hour);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  expect(ask).toHaveBeenCalledTimes(1);
  await wait(hour);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('coming back early asks for nothing', async () => {
  await wait(1000);
  for (let turn = 0; turn < 5; turn += 1) {
    show(false);
    await wait(60_000);
    show(true);
  }
  expect(ask).toHaveBeenCalledTimes(1);
});

it('a page that is left neither asks nor hears', async () => {
  let answer: (id: string) => void = () => {};
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await wait(1000);
  stop();
  answer('new');
  await wait(24 * hour);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onNewer).not.toHaveBeenCalled();
});
