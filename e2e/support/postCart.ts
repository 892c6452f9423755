import { request } from 'node:http';
import { port } from './shop';

export interface CartAnswer {
  readonly status: number;
  /** What the JSON of the answer says. */
  readonly json: ReturnType<typeof JSON.parse>;
}

export interface Sending {
  readonly method?: string;
  readonly path?: string;
  readonly type?: string;
}

/** Sends a body to a host of the shop as it is: a text or bytes, right or wrong. */
export const sendBody = (
  host: string,
  body: string | Uint8Array,
  { method = 'POST', path = '/api/cart', type = 'application/json' }: Sending = {},
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { host, 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

export const postCart = async (host: string, cart: unknown): Promise<CartAnswer> => {
  const { status, text } = await sendBody(host, JSON.stringify(cart));
  return { status, json: JSON.parse(text) };
};
