import '@/lib/zodWithoutEval';
import { z } from 'zod';
import { dateChoices } from '@/commerce/cart/cart';
import { currencyCodes } from '@/commerce/pricing/currencies';

/** What the holder of a link may do. `own`: everything. `read`: read and ask. `sign`: read, ask and sign. */
export const documentScopes = ['own', 'read', 'sign'] as const;

export type DocumentScope = (typeof documentScopes)[number];

/** The options of a document, side by side. The first one is the plan as it was requested. */
export const optionNames = ['A', 'B', 'C'] as const;

export type OptionName = (typeof optionNames)[number];

/** Lengths in characters, and numbers per document. */
export const documentLimits = {
  name: 80,
  position: 80,
  label: 60,
  question: 1000,
  questions: 200,
  /** That work at a time. */
  links: 20,
  versions: 50,
} as const;

/** How an option differs from the plan as it was requested. */
export const draftOption = z.strictObject({
  name: z.enum(optionNames),
  /** Ids of the activities that are left out. */
  leftOut: z.array(z.int()),
  /** The size of the group; `null` for that of the request. */
  people: z.int().nullable(),
  /** `YYYY-MM-DD`: all activities move with the first one; `null` for the days of the request. */
  firstDay: z.string().nullable(),
});

export type DraftOption = z.output<typeof draftOption>;

/** Minor units. `net` and `vat` are `null` where the brand has no rate for the country: `gross` includes VAT. */
const price = z.strictObject({
  gross: z.int(),
  net: z.int().nullable(),
  vat: z.int().nullable(),
});

export type DocumentPrice = z.output<typeof price>;

const item = z.strictObject({
  productId: z.int(),
  name: z.string(),
  summary: z.string(),
  /** Path of its picture, and what that shows. */
  picture: z.string(),
  pictureAlt: z.string(),
  /** `YYYY-MM-DD` in the city. */
  day: z.string(),
  dateChoice: z.enum(dateChoices),
  /** `HH:MM` in the city; `null` if any will do. */
  startTime: z.string().nullable(),
  durationMinutes: z.int(),
  /** Name and address. */
  meetingPoint: z.string(),
  people: z.int(),
  extras: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
  /** `null`: the group is larger than the activity takes, so a person says the price. */
  price: price.nullable(),
});

const option = z.strictObject({
  ...draftOption.shape,
  /** The largest group of any activity, who share the total. */
  groupSize: z.int(),
  items: z.array(item),
  /** `null` if an activity has none. Per head is rounded up. */
  total: z
    .strictObject({ ...price.shape, grossPerHead: z.int(), netPerHead: z.int().nullable() })
    .nullable(),
});

export type DocumentItem = z.output<typeof item>;
export type DocumentOption = z.output<typeof option>;

/** The content of a version. It is stored as canonical JSON and never changed. */
export const documentContent = z.strictObject({
  format: z.literal(1),
  /** Of the request: `EQ-…`. */
  reference: z.string(),
  /** Counts the versions from 1. */
  version: z.int(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** The last day on which the prices hold, `YYYY-MM-DD` in the city. */
  validUntil: z.string(),
  brand: z.strictObject({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
  }),
  client: z.strictObject({ company: z.string(), contact: z.string() }),
  aims: z.string(),
  /** As requested. */
  people: z.int(),
  city: z.strictObject({
    slug: z.string(),
    name: z.string(),
    timeZone: z.string(),
    picture: z.string(),
  }),
  arrival: z.string().nullable(),
  departure: z.string().nullable(),
  currency: z.enum(currencyCodes),
  /** In hundredths of a percent; `null` if the brand has none for the country. */
  vatRate: z.int().nullable(),
  options: z.array(option).min(1).max(optionNames.length),
  terms: z.strictObject({
    /** See `getTermsVersion`; `null` if unknown. */
    version: z.string().nullable(),
    pages: z.array(z.strictObject({ title: z.string(), path: z.string() })),
    depositPercent: z.number(),
    balanceDueDays: z.int(),
  }),
});

export type DocumentContent = z.output<typeof documentContent>;

/** Parses the stored text of a version. @returns `undefined` if it is not the content of a document */
export const parseContent = (text: string): DocumentContent | undefined => {
  try {
    return documentContent.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
