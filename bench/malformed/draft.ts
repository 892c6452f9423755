import { sign } from '@/lib/signature';

/** Signs messages to the shop under attack. */
export const secret = 'bench';

/** A request before it goes over the wire: right in all its parts until somebody spoils one. */
export interface Draft {
  /** What it is for, as the tables have it. */
  readonly kind: string;
  readonly method: string;
  /** As it stands in the request line. */
  readonly path: string;
  readonly host: string;
  /** Further lines of the head. */
  readonly lines: readonly string[];
  readonly body: Buffer | undefined;
  /** Whether the body's signature goes along, as it is then. */
  readonly isSigned: boolean;
}

const none = Buffer.alloc(0);

/** All lines of the head but the first. */
export const listLines = ({ host, lines, body, isSigned }: Draft): readonly string[] => [
  `Host: ${host}`,
  ...lines,
  ...(body ? [`Content-Length: ${body.length}`] : []),
  ...(isSigned ? [`X-Revalidate-Signature: sha256=${sign(secret, body ?? none)}`] : []),
];

/** @param lines instead of its own @returns bytes, each character of the head being one */
export const toBytes = (draft: Draft, lines: readonly string[]): Buffer => {
  const head = [`${draft.method} ${draft.path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), draft.body ?? none]);
};

/** The whole request, after which the connection ends. */
export const toLastBytes = (draft: Draft): Buffer =>
  toBytes(draft, [...listLines(draft), 'Connection: close']);
