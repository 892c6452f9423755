import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another when read out or written down. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const draw = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** What an order is called, such as `TR-7K4M-9QXD`: short, and one in 850 billion, so that nobody guesses another. */
export const createReference = (): string => `TR-${draw(4)}-${draw(4)}`;

/** A reference as somebody typed it. */
export const normalizeReference = (text: string): string => text.trim().toUpperCase();
