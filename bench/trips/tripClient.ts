import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { toFields } from '@troupe/basics/fields';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { fillCart, listCounters } from '@/commerce/orders/testing/postedCarts';
import { todayIn } from '@/lib/days';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** In ms. The first request after a start waits until the catalogue is read. */
const TIMEOUT_MS = 60_000;

export interface TripAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Calls the API of trips. @param origin such as `http://127.0.0.1:3000`, the English site @throws without an answer */
export const callTrip = (
  origin: string,
  path: string,
  { body, ...headers }: { body?: object; cookie?: string; 'x-forwarded-for'?: string } = {},
): Promise<TripAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      origin + path,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        timeout: TIMEOUT_MS,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            json: text.startsWith('{') ? toFields(JSON.parse(text)) : {},
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

export interface OpenedTrip {
  readonly id: string;
  readonly token: string;
  readonly invitation: string;
  /** Of the organiser. */
  readonly cookie: string;
  /** Ids of the activities. */
  readonly items: readonly number[];
}

/** Exchanges a token for a cookie. @throws if it opens nothing */
export const openToken = async (origin: string, token: unknown): Promise<string> => {
  const { status, headers } = await callTrip(origin, '/api/trip/open', { body: { token } });
  if (status !== 200) throw new Error(`The token was answered with ${status}`);
  return String(headers['set-cookie']).split(';')[0] ?? '';
};

/** Creates carts of the English site. */
const createCart = async () => {
  const mesh = buildMesh([await createFilesLoader('content').load()]);
  const counter = listCounters(mesh).find(
    ({ site, shop }) => site.id === 'en' && shop.city.slug === 'krakow',
  );
  if (!counter) throw new Error('There is no shop');
  const activities = [0, 1].map((product) => ({ product, people: 8, days: 60, quantities: [0] }));
  return fillCart(counter, { currency: 'EUR', activities }, todayIn(counter.shop.city.timeZone));
};

/** Makes a trip with two activities. */
export const makeTrip = async (origin: string): Promise<OpenedTrip> => {
  const cart = await createCart();
  const { status, json } = await callTrip(origin, '/api/trip', {
    body: { request: randomUUID(), ...cart },
  });
  if (status !== 200) throw new Error(`A trip was answered with ${status} ${JSON.stringify(json)}`);
  const { id, token, invitation } = toFields(json['trip']);
  return {
    id: String(id),
    token: String(token),
    invitation: String(invitation),
    cookie: await openToken(origin, token),
    items: cart.items.map((item) => item.id),
  };
};

export const sendCommand = (
  origin: string,
  cookie: string,
  command: { readonly id: string; trip: string; base: number; command: object },
): Promise<TripAnswer> => callTrip(origin, '/api/trip/command', { cookie, body: command });

/** Opens the invitation and joins. @returns the cookie of the new guest */
export const joinTrip = async (
  origin: string,
  { id, invitation }: OpenedTrip,
  name: string,
): Promise<string> => {
  const cookie = await openToken(origin, invitation);
  const { status, headers } = await sendCommand(origin, cookie, {
    id: randomUUID(),
    trip: id,
    base: 0,
    command: { kind: 'join', name },
  });
  if (status !== 200) throw new Error(`A guest was answered with ${status}`);
  return String(headers['set-cookie']).split(';')[0] ?? '';
};
