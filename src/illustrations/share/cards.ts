import { brandCards } from './brandCards';
import type { Card } from './card';
import { pageCards } from './pageCards';

/** All share cards by name: each brand's home page by its shop group, the other pages by their kind. */
export const cards: Readonly<Record<string, Card>> = { ...brandCards, ...pageCards };
