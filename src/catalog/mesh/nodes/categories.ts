export const categories = [
  'drinks',
  'nightlife',
  'adventure',
  'driving',
  'water',
  'food',
  'culture',
  'wellness',
  'workshop',
] as const;

export type Category = (typeof categories)[number];

export const occasions = ['stag', 'hen', 'team', 'incentive'] as const;

/** Occasions by audience. */
export const occasionsOf = {
  consumer: ['stag', 'hen'],
  corporate: ['team', 'incentive'],
} as const satisfies Readonly<Record<string, readonly Occasion[]>>;

export type Occasion = (typeof occasions)[number];
