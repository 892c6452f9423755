import { C, HAIR, SKIN } from '../palette';
import type { Look } from './types';

const someone = (
  skin: string,
  hair: string,
  style: Look['style'],
  extra: Partial<Look> = {},
): Look => ({
  skin,
  hair,
  style,
  top: C.teal,
  bottom: C.ink,
  shoes: C.ink,
  sleeves: 'long',
  legs: 'long',
  ...extra,
});

/** The recurring characters of the series, who appear in different clothes. */
export const CAST = {
  ada: someone(SKIN.deep, HAIR.black, 'afro', { slim: true }),
  bea: someone(SKIN.pale, HAIR.auburn, 'bob', { slim: true }),
  cleo: someone(SKIN.olive, HAIR.black, 'bun', { slim: true }),
  dora: someone(SKIN.fair, HAIR.blond, 'tail', { slim: true }),
  eve: someone(SKIN.brown, HAIR.black, 'long', { slim: true }),
  finn: someone(SKIN.pale, HAIR.auburn, 'short', { beard: true }),
  gus: someone(SKIN.brown, HAIR.black, 'short'),
  hugo: someone(SKIN.fair, HAIR.brown, 'quiff'),
  ivo: someone(SKIN.deep, HAIR.black, 'short', { beard: true }),
  jon: someone(SKIN.olive, HAIR.brown, 'curls'),
  karl: someone(SKIN.pale, HAIR.silver, 'short', { beard: true }),
  leo: someone(SKIN.fair, HAIR.blond, 'quiff'),
} as const satisfies Record<string, Look>;

export const dress = (who: Look, top: string, bottom: string, extra: Partial<Look> = {}): Look => ({
  ...who,
  top,
  bottom,
  ...extra,
});

/** A one-piece dress or gown. */
export const gown = (
  who: Look,
  colour: string,
  hem: Look['skirt'] = 'gown',
  extra: Partial<Look> = {},
): Look => dress(who, colour, colour, { skirt: hem, legs: 'bare', sleeves: 'none', ...extra });

/** A suit with a shirt showing. */
export const suit = (who: Look, colour: string, shirt: string = C.cream): Look =>
  dress(who, colour, colour, { shirt });
