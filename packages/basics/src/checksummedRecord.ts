import { createHash } from 'node:crypto';

/**
 * Layout of a file that contains one record, with a checksum over the whole:
 *
 *     8 bytes   format name and version
 *     32 bytes  SHA-256 of all that follows
 *     4 bytes   length of the head, big-endian
 *     head      JSON
 *     body      any bytes
 */
const FORMAT_BYTES = 8;
const LENGTH_AT = FORMAT_BYTES + 32;
const HEAD_AT = LENGTH_AT + 4;

export interface ChecksummedRecord {
  /** Parsed JSON. The format name identifies its shape. */
  readonly head: unknown;
  readonly body: Buffer;
}

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * @param format name and version of the format, 8 ASCII characters
 * @throws RangeError if the format name has another length
 */
export const encodeRecord = (format: string, { head, body }: ChecksummedRecord): Buffer => {
  const formatBytes = Buffer.from(format, 'latin1');
  if (formatBytes.length !== FORMAT_BYTES) {
    throw new RangeError(`a format name has ${FORMAT_BYTES} bytes, not ${formatBytes.length}`);
  }
  const headBytes = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(headBytes.length);
  const checked = Buffer.concat([length, headBytes, body]);
  return Buffer.concat([formatBytes, digestOf(checked), checked]);
};

/**
 * @returns undefined unless the bytes are a complete and unchanged record of this format. The body shares the memory of
 *   `bytes`.
 */
export const decodeRecord = (format: string, bytes: Buffer): ChecksummedRecord | undefined => {
  if (bytes.length < HEAD_AT || bytes.toString('latin1', 0, FORMAT_BYTES) !== format) {
    return undefined;
  }
  if (!digestOf(bytes.subarray(LENGTH_AT)).equals(bytes.subarray(FORMAT_BYTES, LENGTH_AT))) {
    return undefined;
  }
  const bodyAt = HEAD_AT + bytes.readUInt32BE(LENGTH_AT);
  try {
    const head: unknown = JSON.parse(bytes.toString('utf8', HEAD_AT, bodyAt));
    return { head, body: bytes.subarray(bodyAt) };
  } catch {
    // The checksum protects against damage, not against a program that writes another shape.
    return undefined;
  }
};

/** Returns the checksum of a record in base64, which differs between any two records. */
export const readRecordDigest = (bytes: Buffer): string =>
  bytes.toString('base64', FORMAT_BYTES, LENGTH_AT);
