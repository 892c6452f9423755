/** The scenes by name. Each is drawn when this module is loaded; nothing is converted to pixels yet. */
import { ACTIVITIES } from './activities';
import { longLight } from './activityParts/light';
import { berlin } from './cities/berlin';
import { budapest } from './cities/budapest';
import { gdansk } from './cities/gdansk';
import { krakow } from './cities/krakow';
import { lisbon } from './cities/lisbon';
import { prague } from './cities/prague';
import { riga } from './cities/riga';
import { warsaw } from './cities/warsaw';
import { goldenBridge } from './heroes/goldenBridge';
import { loft } from './heroes/loft';
import { nordicHarbour } from './heroes/nordicHarbour';
import { summit } from './heroes/summit';
import { victory } from './heroes/victory';
import { wreathRiver } from './heroes/wreathRiver';
import type { Picture } from './svg';

/** Views of cities, 16:10. */
export const cities = { berlin, budapest, gdansk, krakow, lisbon, prague, riga, warsaw };

/** Wide scenes with a calm left half, 2:1, for a text on top of them. */
export const heroes = { goldenBridge, loft, nordicHarbour, summit, victory, wreathRiver };

/** Groups at an activity, 4:3, by its name: `beer-bike`, `wine-tasting`. */
export const activities: Readonly<Record<string, Picture>> = Object.fromEntries(
  Object.entries(ACTIVITIES).map(([name, draw]) => [
    name,
    { width: 1200, height: 900, gradients: [], layers: [draw(), longLight()] },
  ]),
);
