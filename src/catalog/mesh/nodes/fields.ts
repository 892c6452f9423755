import { z } from 'zod';

/** Field types that several schemas share. The layout has no room for longer texts. */

export const line = (least: number, most: number) => z.string().trim().min(least).max(most);

export const paragraphs = z.array(line(20, 900)).min(1).max(6);

export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case a-z, 0-9 and single hyphens');

/** Whether a name is a property of `Object.prototype`. */
const isInnate = (name: string) => name in {};

/** The name of another record's file. */
export const key = slug.refine(
  (name) => !isInnate(name),
  'must not be the name of a JavaScript property, such as "constructor"',
);

export const id = z.int().positive();

export const month = z.int().min(1).max(12);

export const coordinates = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** A time of the day, `HH:MM`, in the city's time zone. */
export const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM');

/** From one time of the day to another; over midnight if `to` is not later than `from`. */
export const hours = z
  .strictObject({ from: time, to: time })
  .refine((it) => it.from !== it.to, { path: ['to'], message: 'must differ from `from`' });

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

export const picture = z
  .string()
  .regex(
    /^(?=.*\.(?:png|jpe?g|webp|avif)$)\/images(?:\/[\w-]+(?:\.[\w-]+)*)+$/i,
    'must be the path of a picture below /images/, in plain letters',
  );

export const stars = z.number().min(1).max(5);

/** Average rating. `demo` marks invented numbers; pages label them as such. */
export const rating = z.strictObject({ value: stars, count: z.int().min(1), demo: z.boolean() });

export const question = z.strictObject({ question: line(5, 160), answer: line(10, 700) });

export const section = z.strictObject({ heading: line(2, 80), text: line(20, 700) });
