import type { Audience } from '@/i18n/loadTranslations';

/** For buttons that stand outside the form and send it. */
export const formId = 'details';

/** Value of the button that sends the plan as another order than the one that was made of it already. */
export const asNew = 'new';

/** What the form asks for, in the names of the wire and in the order of the screen. */
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

/** As it is typed: nothing of it checked. */
export type Details = Readonly<Record<Field, string>>;

/** What groups come for, by whom a site speaks to. */
export const occasions = {
  consumer: ['stag', 'hen', 'birthday', 'reunion', 'other'],
  corporate: ['team', 'incentive', 'celebration', 'other'],
} as const satisfies Readonly<Record<Audience, readonly string[]>>;

export type Occasion = (typeof occasions)[Audience][number];
