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

export type Occasion = (typeof occasions)[number];
