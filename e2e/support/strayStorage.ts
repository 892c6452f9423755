import type { BrowserContext } from '@playwright/test';
import { addDays, todayIn } from '@/lib/days';

type Deal = () => string;

const soon = () => addDays(todayIn('Europe/Warsaw'), 14);

/** A cart that is valid except for its texts. */
const createCart = (deal: Deal) => ({
  id: deal(),
  shop_group_id: 1,
  city: 'krakow',
  saved_at: deal(),
  note: deal(),
  items: [
    {
      id: 27,
      name: deal(),
      price: 219,
      min_people: 4,
      number_of_people: 8,
      selected_date: soon(),
      single: false,
      stag_goes_free: null,
      extras: [{ id: 271, name: deal(), price: 79, quantity: 4, min_people: 4 }],
    },
    { id: deal(), price: deal(), selected_date: deal(), number_of_people: deal(), extras: deal() },
  ],
});

/** An order as the API returns it, valid except for its texts. */
export const createOrder = (deal: Deal) => ({
  reference: deal(),
  currency: 'EUR',
  city: deal(),
  message: deal(),
  items: [27, 2].map((id) => ({
    id,
    name: deal(),
    selected_date: soon(),
    number_of_people: 8,
    total: 100,
    lines: [
      { kind: 'people', count: 8, unit: 10, amount: 80 },
      { kind: 'extra', id: 271, name: deal(), count: 4, unit: 5, amount: 20 },
      { kind: deal(), count: 1, unit: 1, amount: 1 },
    ],
  })),
  totals: {
    subtotal: 200,
    saving: 0,
    tax: null,
    total: 200,
    deposit: 60,
    deposit_percent: 30,
    balance: 140,
    people: 8,
    per_head: 25,
  },
});

const createConfirmation = (deal: Deal) => ({
  city: deal(),
  name: deal(),
  email: deal(),
  shown: { currency: 'EUR', total: 200, deposit: 60 },
  order: createOrder(deal),
});

const texts = (deal: Deal, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, deal()]));

const person = ['name', 'email', 'phone', 'occasion', 'company', 'vat_number', 'notes', 'message'];

/** Everything that the shop reads from browser storage, with foreign texts in all text fields. */
export const createStrayStorage = (deal: Deal) => ({
  local: {
    'cart:1:krakow': JSON.stringify(createCart(deal)),
    'cart:1:prague': deal(),
    [`cart:1:${deal()}`]: JSON.stringify([deal()]),
    currency: deal(),
    selectedArrival: JSON.stringify(deal()),
    selectedDeparture: deal(),
    selectedNumberOfPeople: deal(),
    siteOffer: JSON.stringify(deal()),
    counted: JSON.stringify([deal(), deal()]),
  },
  session: {
    order: JSON.stringify(createConfirmation(deal)),
    details: JSON.stringify(texts(deal, person)),
    enquiry: JSON.stringify(texts(deal, person)),
    enquiryTry: JSON.stringify(texts(deal, ['id', 'text'])),
    proposal: JSON.stringify(texts(deal, [...person, 'city', 'people'])),
    proposalTry: JSON.stringify(texts(deal, ['id', 'text'])),
    'reloaded:/': deal(),
    'scroll:x': deal(),
  },
  cookies: {
    locale: deal(),
    locale_redirected: deal(),
    cc_cookie: JSON.stringify({ categories: [deal()], languageCode: deal(), data: deal() }),
    _ga: deal(),
    [`x${deal().replaceAll(/[^a-z]/gi, '')}`]: deal(),
  },
  /** Persists across sites. */
  windowName: deal(),
});

type StrayStorage = ReturnType<typeof createStrayStorage>;

/** Puts the storage into a browser before it opens the next page. */
export const plantStorage = async (
  context: BrowserContext,
  origin: string,
  { local, session, cookies, windowName }: StrayStorage,
): Promise<void> => {
  await context.clearCookies();
  await context.addCookies(
    // Neither a server nor a script can write the replaced characters into a cookie, nor spaces around its value.
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: value.replaceAll(/[\p{Cc};\u2028\u2029]/gu, ' ').trim(),
      url: origin,
    })),
  );
  await context.addInitScript(
    (kept) => {
      if (window.origin !== kept.origin || window !== window.top) return;
      const put = (storage: Storage, items: object) => {
        for (const [key, text] of Object.entries(items)) storage.setItem(key, text as string);
      };
      put(localStorage, kept.local);
      put(sessionStorage, kept.session);
      window.name = kept.windowName;
    },
    { origin, local, session, windowName },
  );
};
