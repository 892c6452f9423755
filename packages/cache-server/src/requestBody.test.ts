import { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { Socket } from 'node:net';
import { createBodyReader } from './requestBody';

const limits = { maxBytes: 10, maxHeldBytes: 15, timeoutMs: 50 };

let read: ReturnType<typeof createBodyReader>;

beforeEach(() => {
  read = createBodyReader(limits);
});

/** A request whose body the test writes. */
const openRequest = () => {
  const request = new IncomingMessage(new Socket());
  const sender = new PassThrough();
  sender.on('data', (chunk) => request.push(chunk));
  sender.on('end', () => request.push(null));
  const response = new ServerResponse(request);
  return { request, sender, response };
};

it('a body is read whole, up to the limit', async () => {
  const { request, sender, response } = openRequest();
  const reading = read(request, response);
  sender.write('12345');
  sender.end('67890');
  expect(String(await reading)).toBe('1234567890');
});

it('a larger one is refused', async () => {
  const { request, sender, response } = openRequest();
  const reading = read(request, response);
  sender.end('12345678901');
  await expect(reading).rejects.toMatchObject({ status: 413 });
});

it('one that does not arrive in time is refused', async () => {
  const { request, sender, response } = openRequest();
  const reading = read(request, response);
  sender.write('1');
  await expect(reading).rejects.toMatchObject({ status: 408 });
});

it('a sender that goes away ends the wait', async () => {
  const { request, response } = openRequest();
  const reading = read(request, response);
  request.destroy();
  await expect(reading).rejects.toThrow('went away');
});

it('one too many at the same time is refused, until an earlier one is answered', async () => {
  const [first, second, third] = [openRequest(), openRequest(), openRequest()];
  first.sender.end('1234567890');
  await read(first.request, first.response);
  const refused = read(second.request, second.response);
  second.sender.end('1234567890');
  await expect(refused).rejects.toMatchObject({ status: 503 });
  second.response.emit('close');
  first.response.emit('close');
  third.sender.end('1234567890');
  expect(String(await read(third.request, third.response))).toBe('1234567890');
});
