import { randomInt } from 'node:crypto';

/** Without letters and digits that people confuse with each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const draw = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Short, with 850 billion possible values, so that references cannot be guessed. */
const create = (prefix: string): string => `${prefix}-${draw(4)}-${draw(4)}`;

/** Creates the reference of an order, such as `TR-7K4M-9QXD`. */
export const createOrderReference = (): string => create('TR');

/** Creates the reference of an enquiry, such as `EQ-7K4M-9QXD`. */
export const createEnquiryReference = (): string => create('EQ');

/** Creates the reference of a request for the lost links of trips, such as `RL-7K4M-9QXD`. */
export const createRecoveryReference = (): string => create('RL');

/** Whether a reference is of a request for lost links. */
export const isRecoveryReference = (reference: string): boolean => reference.startsWith('RL-');

/** Creates the reference of a message to the shop about a question, such as `PQ-7K4M-9QXD`. */
export const createQuestionReference = (): string => create('PQ');

/** Creates the reference of a message to the shop about a signature, such as `PS-7K4M-9QXD`. */
export const createSignatureReference = (): string => create('PS');

/** Whether a reference is of a message about a question on a proposal. */
export const isQuestionReference = (reference: string): boolean => reference.startsWith('PQ-');

/** Whether a reference is of a message about a signature of a proposal. */
export const isSignatureReference = (reference: string): boolean => reference.startsWith('PS-');

/** Whether a reference is of an enquiry. */
export const isEnquiryReference = (reference: string): boolean => reference.startsWith('EQ-');

/** Normalizes a reference that a person typed. */
export const normalizeReference = (text: string): string => text.trim().toUpperCase();
