import { z } from 'zod';
import {
  coordinates,
  hours,
  id,
  line,
  month,
  paragraphs,
  picture,
  question,
  rating,
  section,
  slug,
} from './fields';

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** `cities/<key>.json`: a destination, independent of brands. */
export const cityFacts = z.strictObject({
  id,
  slug,
  /** ISO 3166-1 alpha-2 */
  country: z.string().regex(/^[A-Z]{2}$/),
  timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone such as Europe/Warsaw'),
  /** ISO 4217 */
  localCurrency: z.string().regex(/^[A-Z]{3}$/),
  coordinates: z.strictObject(coordinates),
  airport: z.strictObject({
    code: z.string().regex(/^[A-Z]{3}$/),
    transferMinutes: z.int().min(1).max(300),
  }),
  /** When nothing takes place outdoors. */
  nightHours: hours.optional(),
  bestMonths: z.array(month).min(1).max(12),
  rating,
  picture,
});

/** `texts/<lang>/cities/<key>.json` */
export const cityTexts = z.strictObject({
  name: line(2, 40),
  /** The form used inside a sentence: "in Krakow", "w Krakowie". */
  inCity: line(4, 50),
  summary: line(60, 180),
  description: paragraphs,
  season: line(10, 300),
  transfer: line(10, 300),
  guide: z.array(section).min(1).max(6),
  /** What to know of all activities there; shown on the page of each. */
  activities: line(60, 420).optional(),
  rules: z.array(line(10, 300)).min(1).max(6),
  faq: z.array(question).min(1).max(8),
  pictureAlt: line(5, 160),
});

export type CityFacts = z.infer<typeof cityFacts>;
export type CityTexts = z.infer<typeof cityTexts>;
