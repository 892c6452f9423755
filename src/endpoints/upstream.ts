import { z } from 'zod';
import { fetchAnswer, fetchJson } from '@/http/client';
import { HttpError } from '@/http/httpError';

/** For an order, which must not be given up lightly. In ms. */
const cartTimeout = 15_000;
/** For a list that we can also make ourselves, and that a visitor waits for. In ms. */
const discoverTimeout = 3000;

/** What the back end answered, or what stands for an answer that never came. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly body: unknown;
}

const toUrl = (apiUrl: string, path: string): string => {
  const url = new URL(apiUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url.href;
};

const refusal = (status: number, message: string): UpstreamAnswer => ({
  status,
  body: { status: 'error', message, issues: [{ path: '', message }] },
});

/**
 * Hands a cart on to the back end at `API_URL`, once: another try might order twice (spec section 7).
 *
 * @param body the cart as it was posted, in JSON
 * @returns the back end's own status and JSON; 504 when it is slow, 502 when it is down or does not speak JSON. Never
 *   throws.
 */
export const forwardCart = async (apiUrl: string, body: string): Promise<UpstreamAnswer> => {
  try {
    return await fetchAnswer(toUrl(apiUrl, 'cart'), {
      method: 'POST',
      body,
      headers: {
        'Cache-Control': 'no-cache',
        Pragma: 'no-cache',
        'Content-Type': 'application/json',
      },
      timeout: cartTimeout,
    });
  } catch (error) {
    if (error instanceof HttpError && error.status !== undefined && error.body !== undefined) {
      return { status: error.status, body: error.body };
    }
    console.error('cart: not taken by the back end:', error);
    return error instanceof HttpError && error.problem === 'timeout'
      ? refusal(504, 'The back end did not answer in time')
      : refusal(502, 'The back end could not be reached');
  }
};

/** What may be in it beside is handed on too. */
const apiShops = z
  .array(
    z.looseObject({
      id: z.number(),
      slug: z.string(),
      landing_title: z.string(),
      city_group: z.looseObject({
        products: z.array(z.looseObject({ id: z.number(), slug: z.string(), name: z.string() })),
      }),
    }),
  )
  .min(1);

/**
 * The back end's own list of what is sold where (spec section 7).
 *
 * @returns nothing when it fails or has nothing that could be shown. Never throws.
 */
export const fetchDiscover = async (
  apiUrl: string,
  shopGroupId: number,
): Promise<z.infer<typeof apiShops> | undefined> => {
  try {
    const list = await fetchJson(toUrl(apiUrl, `discover/${shopGroupId}`), {
      cache: 'default',
      timeout: discoverTimeout,
    });
    return apiShops.parse(list);
  } catch (error) {
    console.error('discover: the list is our own:', error);
    return undefined;
  }
};
