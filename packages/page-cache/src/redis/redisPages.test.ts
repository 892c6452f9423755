import { createHash, randomBytes } from 'node:crypto';
import { encodePage } from '../pageFile';
import { pageOf, prefix } from '../testing';
import type { Command } from './connection';
import { createPageSigner, SIGNATURE_BYTES } from './pageSigner';
import { createRedisPages } from './redisPages';

/** A Redis in memory with the commands for pages. Tests can write any value to it. */
const createMemory = () => {
  const values = new Map<string, Buffer>();
  const asked: Command[] = [];
  const ask = async (command: Command): Promise<unknown> => {
    asked.push(command);
    const [verb, name, from, to] = command.map(String);
    if (verb !== 'GETRANGE') return undefined;
    return (values.get(name ?? '') ?? Buffer.alloc(0)).subarray(Number(from), Number(to) + 1);
  };
  /** The write script. Its arguments are one key, then the nonce, then the value. */
  const tell = async ([, , , name, nonce, value]: Command): Promise<unknown> => {
    values.set(String(name), Buffer.from(value ?? ''));
    const seal = createHash('sha1').update(String(nonce)).update('kept').digest('hex');
    return [seal, 'kept'];
  };
  return { values, asked, ask, tell, distrust: () => {} };
};

const key = '/de/krakow';
const start = Date.UTC(2027, 0, 1);

const encode = (generation: number, of = key) =>
  encodePage(of, {
    value: pageOf(generation),
    cacheControl: { revalidate: 60, expire: 86_400 },
    startedAt: start + generation,
    madeAt: start + generation,
  });

const open = (memory: ReturnType<typeof createMemory>, secret?: string, of = prefix) =>
  createRedisPages(memory, of, createPageSigner(secret), () => {});

/** @returns the name and the value of the only page in Redis */
const onlyEntry = ({ values }: ReturnType<typeof createMemory>): readonly [string, Buffer] => {
  const [entry] = values;
  if (!entry) throw new Error('Redis is empty');
  return entry;
};

it('a page is read back by whoever has the secret', async () => {
  const memory = createMemory();
  const bytes = await encode(1);
  expect(await open(memory, 'secret').write(key, bytes)).toBe('kept');
  expect((await open(memory, 'secret').read(key))?.bytes.equals(bytes)).toBe(true);
});

it('what is not there is no page, and that is no trouble', async () => {
  const complaints: string[] = [];
  const signer = createPageSigner('secret');
  const pages = createRedisPages(createMemory(), prefix, signer, (what) => complaints.push(what));
  expect(await pages.read(key)).toBeNull();
  expect(complaints).toEqual([]);
});

describe('whoever can write to Redis, and has no secret', () => {
  /** It has the same times as the page that it replaces, so that the numbers in the value stay correct. */
  const encodeForged = () =>
    encodePage(key, {
      value: { ...pageOf(1), html: '<script src="//evil.example"></script>' },
      cacheControl: { revalidate: 60, expire: 86_400 },
      startedAt: start + 1,
      madeAt: start + 1,
    });

  it.each<[string, (before: Buffer) => Buffer]>([
    ['the signature of the page that was there', (before) => before],
    ['no signature', () => Buffer.alloc(0)],
    ['a signature of zeros', () => Buffer.alloc(SIGNATURE_BYTES)],
  ])('cannot put another page in its place with %s', async (_, toSignature) => {
    const memory = createMemory();
    const pages = open(memory, 'secret');
    await pages.write(key, await encode(1));
    const [name, value] = onlyEntry(memory);
    const numbers = value.subarray(0, 48);
    const signature = toSignature(value.subarray(48, 48 + SIGNATURE_BYTES));
    memory.values.set(name, Buffer.concat([numbers, signature, await encodeForged()]));
    expect(await pages.read(key)).toBeNull();
  });

  it('cannot show a page at the address of another shop or page', async () => {
    const memory = createMemory();
    const staging = open(memory, 'secret', `${prefix}:staging`);
    await staging.write(key, await encode(1));
    const [, value] = onlyEntry(memory);
    memory.values.clear();
    const pages = open(memory, 'secret');
    await pages.write(key, await encode(2));
    memory.values.set(onlyEntry(memory)[0], value);
    expect(await pages.read(key)).toBeNull();
  });

  it('cannot have a shop read more than a page may be', async () => {
    const memory = createMemory();
    const pages = open(memory, 'secret');
    await pages.read(key);
    const [verb, , from, to] = (memory.asked[0] ?? []).map(String);
    expect([verb, from]).toEqual(['GETRANGE', '0']);
    expect(Number(to)).toBeLessThan(16 * 1024 * 1024);
  });
});

it('shops with different secrets do not read, or replace, each other’s pages', async () => {
  const memory = createMemory();
  await open(memory, 'one').write(key, await encode(1));
  await open(memory, 'other').write(key, await encode(2));
  expect(memory.values.size).toBe(2);
  expect(await open(memory, 'third').read(key)).toBeNull();
});

it('a page that is too large to be read is not written', async () => {
  const memory = createMemory();
  const bytes = await encodePage(key, {
    value: { ...pageOf(1), html: randomBytes(9_000_000).toString('base64') },
    cacheControl: { revalidate: 60 },
    startedAt: start,
    madeAt: start,
  });
  await expect(open(memory, 'secret').write(key, bytes)).rejects.toThrow('too large');
  expect(memory.values.size).toBe(0);
});
