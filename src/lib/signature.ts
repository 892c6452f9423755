import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in lower-case hex. */
export const sign = (secret: string, message: string | Uint8Array): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Whether a signature is the message's, in a time that tells nothing of how far it is right. */
export const isSignedBy = (
  secret: string,
  message: string | Uint8Array,
  signature: string,
): boolean => {
  const expected = Buffer.from(sign(secret, message), 'hex');
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
