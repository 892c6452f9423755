import type { BrowserContext, Route } from '@playwright/test';
import { ask } from './http';
import { createOrder } from './strayStorage';

type Deal = () => string;

/** Fields with a text for visitors, or with an address that an attacker could choose. */
const isText = (field: string) =>
  /^(?:name|title|note|landing_title|summary|text|heading|also|phone|logo|picture|description|label|alt)$/.test(
    field,
  );

/** A copy of the value with other texts in it. */
const spoil = (value: unknown, deal: Deal, field = ''): unknown => {
  if (typeof value === 'string') return isText(field) ? deal() : value;
  if (Array.isArray(value)) return value.map((it) => spoil(it, deal, field));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, it]) => [name, spoil(it, deal, name)]);
  return Object.fromEntries(fields);
};

/** Fully invented responses, as far as the shop accepts them. */
const inventions: Readonly<Record<string, (deal: Deal) => unknown>> = {
  '/api/exchange-rates': (deal) => [
    {
      rates: [
        { code: 'EUR', mid: 4.2, currency: deal() },
        { code: deal(), mid: deal() },
      ],
    },
  ],
  '/api/settings/1/tax-and-deposit': (deal) => ({ tax: deal(), deposit: deal() }),
  '/api/build': (deal) => ({ id: deal(), builtAt: deal() }),
  '/api/measurement': (deal) => ({ container: deal(), conversionSendToId: deal() }),
  '/api/cart': (deal) => ({ status: 'success', message: deal(), order: createOrder(deal) }),
  '/api/enquiry': (deal) => ({ status: deal(), message: deal(), problems: [deal()] }),
};

/** Puts texts into all responses that the browser gets: API calls, the search index, page data. */
export const spoilAnswers = async (
  context: BrowserContext,
  host: string,
  deal: Deal,
): Promise<void> => {
  const answer = async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    const invent = inventions[pathname];
    if (invent) return route.fulfill({ json: invent(deal) });
    const { status, body } = await ask(host, pathname + search);
    if (status !== 200) return route.fulfill({ status, json: { message: deal() } });
    return route.fulfill({ json: spoil(JSON.parse(body), deal) });
  };
  await context.route(/\/(?:api|_next\/data)\//, answer);
};
