import { Readable } from 'node:stream';
import { BodyTooLongError, readBoundedBody } from './readBoundedBody';

const bodyOf = (...parts: readonly string[]) => Readable.from(parts.map((it) => Buffer.from(it)));

it('reads a body up to the limit, in bytes', async () => {
  expect(String(await readBoundedBody(bodyOf('Kra', 'ków'), 7))).toBe('Kraków');
  await expect(readBoundedBody(bodyOf('Kra', 'ków'), 6)).rejects.toThrow(BodyTooLongError);
});

it('reads an empty body', async () => {
  expect(await readBoundedBody(bodyOf(), 0)).toHaveLength(0);
});

it('stops an endless body at the limit', async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(1000));
    },
  });
  await expect(readBoundedBody(endless, 100_000)).rejects.toThrow(
    'The body has more than 100000 bytes',
  );
  expect(endless.destroyed).toBe(true);
});
