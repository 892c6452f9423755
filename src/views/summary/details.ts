import type { Audience } from '@/ui/i18n/loadTranslations';

/** For submit buttons outside the form. */
export const formId = 'details';

/** Value of the button that sends the plan as another order, although an order was already made from it. */
export const asNew = 'new';

/** The form's fields: named as in the API and ordered as on the screen. */
export const fields = [
  'name',
  'email',
  'phone',
  'occasion',
  'company',
  'vat_number',
  'notes',
] as const;

export type Field = (typeof fields)[number];

/** As typed, not validated. */
export type Details = Readonly<Record<Field, string>>;

/** Occasions by audience. */
export const occasions = {
  consumer: ['stag', 'hen', 'birthday', 'reunion', 'other'],
  corporate: ['team', 'incentive', 'celebration', 'other'],
} as const satisfies Readonly<Record<Audience, readonly string[]>>;

export type Occasion = (typeof occasions)[Audience][number];

/** Occasions that a brand can be for alone. Its customers are asked about none of the others. */
const ofBrands: readonly Occasion[] = ['stag', 'hen', 'team', 'incentive'];

/** @param only the only occasion that the brand is for, if there is one */
export const listOccasions = (audience: Audience, only?: string): readonly Occasion[] =>
  occasions[audience].filter(
    (it: Occasion) => only === undefined || it === only || !ofBrands.includes(it),
  );
