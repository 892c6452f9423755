import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { CacheControl, Entry, EntryTimes, Value } from './entry';

/**
 * One generation of one page in one file:
 *
 *     8 bytes   what this is, and its version
 *     32 bytes  SHA-256 of all that follows
 *     4 bytes   length of the head
 *     head      JSON
 *     body      Brotli: the document, then the data
 */
const magic = Buffer.from('TRPPAGE1');
const digestAt = magic.length;
const lengthAt = digestAt + 32;
const headAt = lengthAt + 4;

/** The data repeats what stands in the document, so the window reaches over both. 0.5 ms for a page of 90 kB. */
const windowBits = 20;
const quality = 3;
/** In bytes. Nothing that is written here is nearly as large. */
const largestBody = 64 * 1024 * 1024;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

interface Head extends EntryTimes {
  readonly key: string;
  readonly kind: 'PAGES' | 'REDIRECT' | 'NOT_FOUND';
  readonly headers?: unknown;
  readonly status?: number | undefined;
  readonly cacheControl: CacheControl;
  /** Length of the document, in bytes. The rest of the body is data. */
  readonly html: number;
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

const toBody = (value: Value): { readonly html: Buffer; readonly data: Buffer } => {
  if (value?.kind === 'PAGES') {
    return { html: Buffer.from(value.html), data: Buffer.from(JSON.stringify(value.pageData)) };
  }
  return { html: Buffer.alloc(0), data: Buffer.from(JSON.stringify(value?.props ?? null)) };
};

/** @param key as Next gives it; a file that is read for another key is none */
export const encodePage = async (
  key: string,
  { value, cacheControl, startedAt, madeAt, contentFrom, marksTo }: Entry,
): Promise<Buffer> => {
  const { html, data } = toBody(value);
  const head: Head = {
    key,
    kind: value?.kind ?? 'NOT_FOUND',
    ...(value?.kind === 'PAGES' && { headers: value.headers, status: value.status }),
    cacheControl,
    startedAt,
    madeAt,
    ...(contentFrom !== undefined && { contentFrom }),
    ...(marksTo !== undefined && { marksTo }),
    html: html.length,
  };
  const headBytes = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(headBytes.length);
  const body = await compress(Buffer.concat([html, data]), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
  const checked = Buffer.concat([length, headBytes, body]);
  return Buffer.concat([magic, digestOf(checked), checked]);
};

const toValue = (head: Head, body: Buffer): Value => {
  if (head.kind === 'NOT_FOUND') return null;
  const data: unknown = JSON.parse(body.toString('utf8', head.html));
  if (head.kind === 'REDIRECT') return { kind: 'REDIRECT', props: data };
  return {
    kind: 'PAGES',
    html: body.toString('utf8', 0, head.html),
    pageData: data,
    headers: head.headers,
    status: head.status,
  };
};

const openFile = (
  key: string,
  bytes: Buffer,
): { readonly head: Head; readonly bodyAt: number } | undefined => {
  if (bytes.length < headAt || !bytes.subarray(0, digestAt).equals(magic)) return undefined;
  const checked = bytes.subarray(lengthAt);
  if (!digestOf(checked).equals(bytes.subarray(digestAt, lengthAt))) return undefined;
  const bodyAt = headAt + bytes.readUInt32BE(lengthAt);
  // The digest vouches for the shape: nobody else writes this version of the format.
  const head = JSON.parse(bytes.toString('utf8', headAt, bodyAt)) as Head;
  return head.key === key ? { head, bodyAt } : undefined;
};

/** @returns nothing unless the file is whole, unchanged since it was written, and this very page's */
export const readPageHead = (key: string, bytes: Buffer): Omit<Entry, 'value'> | undefined =>
  openFile(key, bytes)?.head;

/** Tells generations apart. */
export const readDigest = (bytes: Buffer): string => bytes.toString('base64', digestAt, lengthAt);

/** @returns nothing unless the file is whole, unchanged since it was written, and this very page's */
export const decodePage = async (key: string, bytes: Buffer): Promise<Entry | undefined> => {
  const file = openFile(key, bytes);
  if (!file) return undefined;
  const { head, bodyAt } = file;
  const body = await decompress(bytes.subarray(bodyAt), { maxOutputLength: largestBody });
  const { cacheControl, startedAt, madeAt, contentFrom, marksTo } = head;
  return {
    value: toValue(head, body),
    cacheControl,
    startedAt,
    madeAt,
    ...(contentFrom !== undefined && { contentFrom }),
    ...(marksTo !== undefined && { marksTo }),
  };
};
