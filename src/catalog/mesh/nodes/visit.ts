import { z } from 'zod';

/** Codes of what a visitor should know of an activity. Their names are in `public/locales/<language>/visit.json`. */

const bring = [
  ...(['photoId', 'originalId', 'drivingLicence'] as const),
  ...(['closedShoes', 'flatShoes', 'comfortableShoes', 'cleanSoles', 'softSoles'] as const),
  ...(['shoesThatStay', 'sportsClothes', 'oldClothes', 'dryClothes', 'warmLayer'] as const),
  ...(['swimwear', 'chargedPhone'] as const),
] as const;

const forbidden = [
  ...(['alcoholBefore', 'ownDrinks', 'heels', 'openShoes', 'studs', 'jewellery'] as const),
  ...(['costumes', 'sportswear', 'photos'] as const),
] as const;

const unsuitable = [
  ...(['pregnant', 'heart', 'backNeck', 'nonSwimmers', 'nonCyclists'] as const),
  ...(['tightSpaces', 'unsteady', 'under150'] as const),
] as const;

/** `visit` of `products/<key>.json`. */
export const visit = z.strictObject({
  bring: z.array(z.enum(bring)).max(4),
  forbidden: z.array(z.enum(forbidden)).max(4),
  /** People whom it does not suit. The accessibility text describes step-free access. */
  unsuitable: z.array(z.enum(unsuitable)).max(4),
  weather: z.enum(['indoors', 'anyRain', 'lightRain', 'arena', 'coveredDeck', 'wind']),
  ends: z.enum(['start', 'venue', 'centre', 'elsewhere', 'club', 'hotel']),
  /** What the supplier asks for on the spot, beside the shop's own deposit. */
  siteDeposit: z.enum(['none', 'card']),
  group: z.enum(['private', 'sharedVenue', 'shared']),
});

export type Visit = z.infer<typeof visit>;
