import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { isOneOf } from '@troupe/basics/isOneOf';
import { toFields } from '@troupe/basics/fields';
import { decodeRecord, encodeRecord, readRecordDigest } from '@troupe/basics/checksummedRecord';
import type { CacheControl, Entry, EntryTimes, Value } from './entry';

/** A page file is a checksummed record. Its body is Brotli: the document, then the data. */
const format = 'TRPPAGE1';

/** The data repeats parts of the document, so the compression window covers both. 0.5 ms for a page of 90 kB. */
const windowBits = 20;
const quality = 3;
/** In bytes. Every page is much smaller. */
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

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isOptionalNumber = (value: unknown) => value === undefined || isNumber(value);

const isCacheControl = (value: unknown): value is CacheControl => {
  const { revalidate, expire } = toFields(value);
  return (revalidate === false || isNumber(revalidate)) && isOptionalNumber(expire);
};

const isHead = (value: unknown): value is Head => {
  const head = toFields(value);
  return (
    typeof head['key'] === 'string' &&
    isOneOf(['PAGES', 'REDIRECT', 'NOT_FOUND'], head['kind']) &&
    isCacheControl(head['cacheControl']) &&
    [head['html'], head['startedAt'], head['madeAt']].every(isNumber) &&
    [head['status'], head['contentFrom'], head['invalidationVersion']].every(isOptionalNumber)
  );
};

const toBody = (value: Value): { readonly html: Buffer; readonly data: Buffer } => {
  if (value?.kind === 'PAGES') {
    return { html: Buffer.from(value.html), data: Buffer.from(JSON.stringify(value.pageData)) };
  }
  return { html: Buffer.alloc(0), data: Buffer.from(JSON.stringify(value?.props ?? null)) };
};

/** @param key Next's cache key; the file is invalid for any other key */
export const encodePage = async (
  key: string,
  { value, cacheControl, startedAt, madeAt, contentFrom, invalidationVersion }: Entry,
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
    ...(invalidationVersion !== undefined && { invalidationVersion }),
    html: html.length,
  };
  const body = await compress(Buffer.concat([html, data]), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
  return encodeRecord(format, { head, body });
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
): { readonly head: Head; readonly body: Buffer } | undefined => {
  const record = decodeRecord(format, bytes);
  if (!record) return undefined;
  const { head, body } = record;
  return isHead(head) && head.key === key ? { head, body } : undefined;
};

/** @returns undefined unless the file is complete, unchanged and belongs to this key */
export const readPageHead = (key: string, bytes: Buffer): Omit<Entry, 'value'> | undefined =>
  openFile(key, bytes)?.head;

/** @returns a digest that identifies one version of a page */
export const readDigest = (bytes: Buffer): string => readRecordDigest(bytes);

/** @returns undefined unless the file is complete, unchanged and belongs to this key */
export const decodePage = async (key: string, bytes: Buffer): Promise<Entry | undefined> => {
  const file = openFile(key, bytes);
  if (!file) return undefined;
  const { head } = file;
  const body = await decompress(file.body, { maxOutputLength: largestBody });
  const { cacheControl, startedAt, madeAt, contentFrom, invalidationVersion } = head;
  return {
    value: toValue(head, body),
    cacheControl,
    startedAt,
    madeAt,
    ...(contentFrom !== undefined && { contentFrom }),
    ...(invalidationVersion !== undefined && { invalidationVersion }),
  };
};
