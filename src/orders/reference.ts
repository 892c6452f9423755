import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another when read out or written down. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const draw = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Short, and one in 850 billion, so that nobody guesses another. */
const create = (prefix: string): string => `${prefix}-${draw(4)}-${draw(4)}`;

/** What an order is called, such as `TR-7K4M-9QXD`. */
export const createOrderReference = (): string => create('TR');

/** What an enquiry is called, such as `EQ-7K4M-9QXD`. */
export const createEnquiryReference = (): string => create('EQ');

/** Whether it is an enquiry that a reference calls. */
export const isEnquiryReference = (reference: string): boolean => reference.startsWith('EQ-');

/** A reference as somebody typed it. */
export const normalizeReference = (text: string): string => text.trim().toUpperCase();
