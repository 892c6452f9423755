import type { BrowserContext, Route } from '@playwright/test';
import { ask } from './http';
import { createOrder } from './strayStorage';

type Deal = () => string;

/** Fields that hold a text for visitors, or an address that anybody could have made up. */
const isText = (field: string) =>
  /^(?:name|title|note|landing_title|summary|text|heading|also|phone|logo|picture|description|label|alt)$/.test(
    field,
  );

/** The same with other texts in it. */
const spoil = (value: unknown, deal: Deal, field = ''): unknown => {
  if (typeof value === 'string') return isText(field) ? deal() : value;
  if (Array.isArray(value)) return value.map((it) => spoil(it, deal, field));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, it]) => [name, spoil(it, deal, name)]);
  return Object.fromEntries(fields);
};

/** Answers that are made up altogether, as far as they are believed at all. */
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

/** Puts texts into everything that the browser is answered: calls, the index of the search, data of pages. */
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
