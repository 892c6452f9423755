import { sign } from '@/lib/signature';

/** Signs webhooks to the shop under attack. */
export const secret = 'bench';

/** A request before it is sent: valid until a defect is added. */
export interface Draft {
  /** Purpose of the request, as shown in the result table. */
  readonly kind: string;
  readonly method: string;
  /** As written in the request line. */
  readonly path: string;
  readonly host: string;
  /** Additional header lines. */
  readonly lines: readonly string[];
  readonly body: Buffer | undefined;
  /** Whether a signature of the final body is sent. */
  readonly isSigned: boolean;
}

const none = Buffer.alloc(0);

/** All lines of the head except the request line. */
export const listLines = ({ host, lines, body, isSigned }: Draft): readonly string[] => [
  `Host: ${host}`,
  ...lines,
  ...(body ? [`Content-Length: ${body.length}`] : []),
  ...(isSigned ? [`X-Revalidate-Signature: sha256=${sign(secret, body ?? none)}`] : []),
];

/** @param lines replace the draft's lines @returns bytes; each character of the head is one byte */
export const toBytes = (draft: Draft, lines: readonly string[]): Buffer => {
  const head = [`${draft.method} ${draft.path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), draft.body ?? none]);
};

/** The complete request, with `Connection: close`. */
export const toLastBytes = (draft: Draft): Buffer =>
  toBytes(draft, [...listLines(draft), 'Connection: close']);
