import { err, ok, type Result } from '@troupe/basics/result';
import { parseUrl } from './parsers';

/** The sender or recipient of an e-mail. */
export interface MailAddress {
  /** Shown instead of the address. */
  readonly name?: string;
  readonly address: string;
}

/** `smtp://mail.example`, with optional `user:password@` and port; `smtps:` uses TLS from the first byte. */
export const parseSmtpUrl = (text: string): Result<string, string> => {
  const url = parseUrl('smtp:', 'smtps:')(text);
  if (!url.ok) return url;
  return new URL(text).hostname === '' ? err('must name a host') : url;
};

const addressPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/i;

/** `bookings@shop.example` or `Troupe <bookings@shop.example>` */
export const parseMailAddress = (text: string): Result<MailAddress, string> => {
  const [, name = '', address = text] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  if (!addressPattern.test(address)) {
    return err('must look like bookings@shop.example or Troupe <bookings@shop.example>');
  }
  return ok(name.trim() === '' ? { address } : { name: name.trim(), address });
};
