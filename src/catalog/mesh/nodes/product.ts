import { z } from 'zod';
import { cancellationClasses } from '@/commerce/promises/cancellation';
import { languages } from '@/config/sites/site';
import { categories, occasions } from './categories';
import {
  coordinates,
  day,
  hours,
  id,
  key,
  line,
  month,
  paragraphs,
  picture,
  question,
  rating,
  slug,
  stars,
  time,
} from './fields';
import { visit } from './visit';

const extraFacts = z.strictObject({
  id,
  key,
  /** PLN per unit. */
  price: z.number().positive().max(20_000),
  /** A smaller quantity is charged as this one. Above 1, the price is per person, and an extra starts with the group's size. */
  minPeople: z.int().min(1).max(200),
});

/** The price of an activity, and the days on which it is closed. */
const terms = z.strictObject({
  /** PLN: per person, or for the whole group when `single`. */
  price: z.number().positive().max(100_000),
  single: z.boolean(),
  /** Smaller groups pay for this many. */
  minPeople: z.int().min(1).max(200),
  /** With more people than this, one goes free. */
  stagGoesFree: z.int().min(1).max(200).nullable(),
  /** 1 = Monday … 7 = Sunday. */
  closedWeekdays: z.array(z.int().min(1).max(7)).max(6),
});

/** The terms in which one shop differs from the product's offer in its city. */
export const ownTerms = terms.partial();

export const offer = z
  .strictObject({
    ...terms.shape,
    startTimes: z.array(time).min(1),
    meetingPoint: z.strictObject({ name: line(2, 80), address: line(4, 120), ...coordinates }),
  })
  .refine((it) => !it.single || it.stagGoesFree === null, {
    path: ['stagGoesFree'],
    message: 'must be null when single is true: a flat price has no free person',
  })
  // Otherwise a group below the minimum size would see that one person goes free.
  .refine((it) => it.stagGoesFree === null || it.stagGoesFree >= it.minPeople, {
    path: ['stagGoesFree'],
    message: 'must not be below minPeople',
  });

/** `products/<key>.json`: an activity, with its offer in each city. */
export const productFacts = z
  .strictObject({
    id,
    category: z.enum(categories),
    audiences: z.array(z.enum(['consumer', 'corporate'])).min(1),
    occasions: z.array(z.enum(occasions)).min(1),
    durationMinutes: z.int().min(10).max(1440),
    units: z.strictObject({ min: z.int().min(1), max: z.int().max(2000) }),
    minAge: z.int().min(0).max(30),
    setting: z.enum(['indoor', 'outdoor', 'both']),
    /** Within which it takes place, in every city, from the start to the end. */
    hours: hours.optional(),
    timeOfDay: z.array(z.enum(['day', 'night'])).min(1),
    seasonMonths: z.array(month).min(1).max(12),
    guideLanguages: z.array(z.enum(languages)).min(1),
    cancellation: z.enum(cancellationClasses),
    stepFree: z.boolean(),
    rating,
    picture,
    visit: visit.optional(),
    extras: z.array(extraFacts).max(8),
    /** By city key. */
    offers: z.record(key, offer),
  })
  .refine((it) => it.units.min <= it.units.max, {
    path: ['units', 'max'],
    message: 'must not be below units.min',
  });

export const review = z.strictObject({
  author: line(2, 60),
  date: day,
  rating: stars,
  text: line(20, 400),
});

/** `texts/<lang>/products/<key>.json` */
export const productTexts = z.strictObject({
  slug,
  name: line(2, 48),
  summary: line(40, 180),
  description: paragraphs,
  highlights: z.array(line(3, 140)).min(1).max(6),
  inclusions: z.array(line(3, 140)).min(1).max(8),
  exclusions: z.array(line(3, 140)).max(6),
  schedule: z
    .array(z.strictObject({ minute: z.int().min(0).max(1440), text: line(3, 160) }))
    .max(8),
  meetingPoint: line(10, 300),
  prebooking: z.array(line(5, 300)).max(6),
  accessibility: line(10, 300),
  /** By extra key: exactly those of the product. */
  extras: z.record(key, z.strictObject({ name: line(2, 60), description: line(5, 140) })),
  faq: z.array(question).max(8),
  reviews: z.array(review).max(12),
  pictureAlt: line(5, 160),
  /** What is special about the activity in a city, by city key. */
  cities: z.record(key, line(60, 420)).optional(),
});

export type ProductFacts = z.infer<typeof productFacts>;
export type ProductTexts = z.infer<typeof productTexts>;
export type Offer = z.infer<typeof offer>;
export type OwnTerms = z.infer<typeof ownTerms>;
export type Review = z.infer<typeof review>;
