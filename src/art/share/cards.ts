import { brandCards } from './brandCards';
import type { Card } from './card';
import { pageCards } from './pageCards';

/** Every share card by its name: the home of each brand by its shop group, the other pages by what they are. */
export const cards: Readonly<Record<string, Card>> = { ...brandCards, ...pageCards };
