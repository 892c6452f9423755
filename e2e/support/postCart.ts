import { send } from './http';

export interface CartAnswer {
  readonly status: number;
  /** The JSON of the response. */
  readonly json: ReturnType<typeof JSON.parse>;
}

export interface Sending {
  readonly method?: string;
  readonly path?: string;
  readonly type?: string;
  /** The port of another shop than the one that most tests use. */
  readonly port?: number;
}

/** Sends a body to a host of the shop unchanged: a text or bytes, valid or not. */
export const sendBody = async (
  host: string,
  body: string | Uint8Array,
  { method = 'POST', path = '/api/cart', type = 'application/json', port }: Sending = {},
): Promise<{ readonly status: number; readonly text: string }> => {
  const headers = { host, 'content-type': type, 'content-length': Buffer.byteLength(body) };
  const { status, body: text } = await send({ path, method, headers, body, port });
  return { status, text };
};

export const postCart = async (
  host: string,
  cart: unknown,
  sending?: Sending,
): Promise<CartAnswer> => {
  const { status, text } = await sendBody(host, JSON.stringify(cart), sending);
  return { status, json: JSON.parse(text) };
};
