/** Gdansk's inks: a crisp Baltic noon, old timber, brick and painted gables. */
import type { Tone } from '../../building';
import { brick, coral, cream, ink, mix, sea, sky, sun, teal } from '../../palettes';
import type { Point } from '../../svg';
import { receding } from '../perspective';

/** The vanishing point of the Motlawa and its quays. */
export const AWAY: Point = [1120, 600];
export const away = receding(AWAY);
/** The line of the house fronts at distance 1. */
export const FRONTS = -618;
/** Height of the quay at distance 1. */
export const QUAY = 900;

export const timber: Tone = { light: mix(brick, ink, 0.35), dark: mix(ink, brick, 0.28) };
export const tower: Tone = { light: mix(coral, brick, 0.55), dark: mix(brick, ink, 0.62) };
export const tiles = mix(coral, brick, 0.35);
export const far: Tone = { light: mix(sky, coral, 0.36), dark: mix(sky, brick, 0.5) };
export const water = mix(teal, sea, 0.25);
export const deepWater = mix(teal, ink, 0.45);
export const lit = mix(sun, cream, 0.5);
