import { z } from 'zod';
import { occasions, occasionsOf } from './categories';
import { company } from './company';
import { ownTerms } from './product';
import { day, id, key, line, paragraphs, picture, question, section, stars } from './fields';

const phone = z
  .string()
  .regex(/^\+[\d ]{8,20}$/, 'must be an international number such as +44 20 7946 0018');

/** An office that customers can visit. */
const office = z.strictObject({
  /** City key */
  city: key,
  address: line(5, 160),
  phone: phone.optional(),
});

const shopFacts = z.strictObject({
  id,
  /** City key; a group has one shop per city. */
  city: key,
  /** Product keys, the most popular first. */
  products: z.array(key).min(1),
  /** By product key: the terms in which this shop differs from the product's offer. */
  offers: z.record(key, ownTerms).optional(),
});

/** In percent. Left out if the defaults apply. */
const terms = z.strictObject({
  /** Added to the prices; `null` if they include it. */
  tax: z.number().min(0).max(100).nullable(),
  /** Share of the total that is due with the booking. */
  deposit: z.number().min(0).max(100),
});

/** What the brand promises its customers; the texts say it as `{{shop.reply}}`. */
const service = z.strictObject({
  /** Every message and every plan is answered within so many working days. */
  replyWorkingDays: z.number().int().min(1).max(10),
});

const hasTwoDecimals = (percent: number) =>
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;

/** The documents of requests for a proposal. Only brands for companies have them. */
const proposals = z.strictObject({
  /** How many days the prices of a document hold. */
  validDays: z.int().min(1).max(90),
  /**
   * The VAT that the prices include, in percent, by the country of the city. For a country without a rate, a document
   * shows gross amounts only. Which rate applies is for the company's tax adviser to say.
   */
  vat: z.record(
    z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two letters such as PL'),
    z.number().min(0).max(50).refine(hasTwoDecimals, 'must have two decimals at most'),
  ),
});

/** The sender of the brand's e-mails; without it, that of `MAIL_FROM`. */
const sender = z.strictObject({
  /** Defaults to the brand's name. */
  name: line(2, 60).optional(),
  /** The mail server must be allowed to send for its domain (SPF, DKIM). */
  address: z.email(),
});

const brand = z.strictObject({
  id,
  name: line(2, 40),
  audience: z.enum(['consumer', 'corporate']),
  /** The only occasion that the brand is for; without it, the brand is for all of its audience. */
  occasion: z.enum(occasions).optional(),
  logo: picture,
  /** For dark backgrounds; defaults to `logo`. */
  logoOnDark: picture.optional(),
  hero: picture,
  /** A square picture for phones; defaults to a part of `hero`. */
  heroOnPhones: picture.optional(),
  phone,
  /** Answered at any hour, for groups on their way. Without it, sheets have the emergency numbers of the country alone. */
  emergencyPhone: phone.optional(),
  email: z.email(),
  sender: sender.optional(),
  address: line(5, 160),
  /** Without it, the sites print no legal notice, and the shop warns at its start. */
  company: company.optional(),
  offices: z.array(office).max(6).default([]),
  terms: terms.optional(),
  service: service.optional(),
  proposals: proposals.optional(),
  shops: z.array(shopFacts).min(1),
});

/** `shop-groups/<id>.json`: a brand and the shops it owns. */
export const shopGroupFacts = brand
  .refine(
    ({ audience, occasion }) => !occasion || occasionsOf[audience].some((it) => it === occasion),
    { path: ['occasion'], message: 'must be an occasion of the audience' },
  )
  .refine(
    ({ terms: own, proposals: documents }) =>
      !documents || typeof own?.tax !== 'number' || Object.keys(documents.vat).length === 0,
    {
      path: ['proposals', 'vat'],
      message: 'must be empty when terms.tax is set: the prices do not include tax then',
    },
  );

/** The brand's texts for its shop in a city. */
export const shopTexts = z.strictObject({ landingTitle: line(5, 80), intro: line(40, 220) });

/** `texts/<lang>/shop-groups/<id>.json` */
export const shopGroupTexts = z.strictObject({
  tagline: line(5, 60),
  promise: line(5, 80),
  lead: line(20, 260),
  description: line(60, 180),
  story: paragraphs,
  guarantees: z.array(section).min(1).max(6),
  reviews: z
    .array(
      z.strictObject({
        author: line(2, 60),
        city: key,
        date: day,
        rating: stars,
        text: line(20, 400),
      }),
    )
    .max(12),
  faq: z.array(question).max(10),
  /** By city key: exactly the group's shops. */
  shops: z.record(key, shopTexts),
});

export type ShopGroupFacts = z.infer<typeof shopGroupFacts>;
export type ShopGroupTexts = z.infer<typeof shopGroupTexts>;
