import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readBytes, readJsonBody } from './jsonBody';

/** Ten seconds, as in the message of the response. */
const LIMIT_MS = 10_000;

const open = (headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' }) =>
  Object.assign(new PassThrough(), { headers }) as unknown as IncomingMessage & PassThrough;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));

afterEach(() => jest.useRealTimers());

it('a body that has not arrived within ten seconds is refused', async () => {
  const request = open();
  const read = readJsonBody(request, 100);
  request.write('{"a":');
  jest.advanceTimersByTime(LIMIT_MS - 1);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  // Otherwise, a test of a reader that goes on would hang.
  request.destroy();
  expect(await read).toEqual({
    ok: false,
    problem: { status: 408, message: 'must arrive within 10 seconds' },
  });
});

it('bytes that keep coming one by one do not prolong the time', async () => {
  const request = open();
  const read = readBytes(request, 100);
  for (let second = 1; second <= 10; second += 1) {
    request.write(' ');
    jest.advanceTimersByTime(1000);
  }
  request.destroy();
  expect(await read).toBe('late');
});

it('a body that is whole in time is read, and nothing waits any longer', async () => {
  const request = open();
  const read = readJsonBody(request, 100);
  request.end('{"a":"ó"}');
  expect(await read).toEqual({ ok: true, value: { text: '{"a":"ó"}', value: { a: 'ó' } } });
  expect(jest.getTimerCount()).toBe(0);
});

it('a body that is too large is refused before it has arrived', async () => {
  const request = open();
  const read = readJsonBody(request, 4);
  request.write('12345');
  expect(await read).toMatchObject({ ok: false, problem: { status: 413 } });
  expect(jest.getTimerCount()).toBe(0);
  request.destroy();
});

it('a sender that goes away is no answer', async () => {
  const request = open();
  const read = readJsonBody(request, 100);
  request.destroy();
  await expect(read).rejects.toThrow('The sender went away');
  expect(jest.getTimerCount()).toBe(0);
});
