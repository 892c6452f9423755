import '@/lib/zodWithoutEval';
import { z } from 'zod';
import { documentContent, documentScopes, draftOption, optionNames } from './document';

/** Who has written in the thread of a document. */
export const questionAuthors = ['requester', 'reader', 'shop'] as const;

/** `damaged`: the stored text is not the one that was frozen. It is not shown. */
const versionStates = ['current', 'replaced', 'expired', 'damaged'] as const;

const signature = z.object({
  name: z.string(),
  position: z.string(),
  option: z.enum(optionNames),
  /** ISO 8601 in UTC. */
  signedAt: z.string(),
  /** Of the version that was signed. */
  hash: z.string(),
  termsVersion: z.string().nullable(),
});

const version = z.object({
  number: z.int(),
  /** SHA-256 of its text in hex. */
  hash: z.string(),
  createdAt: z.string(),
  state: z.enum(versionStates),
  signature: signature.nullable(),
});

const question = z.object({
  id: z.string(),
  author: z.enum(questionAuthors),
  name: z.string(),
  text: z.string(),
  createdAt: z.string(),
});

const link = z.object({
  id: z.string(),
  scope: z.enum(documentScopes),
  label: z.string(),
  createdAt: z.string(),
  /** The last day of use, `YYYY-MM-DD` in UTC. */
  usedOn: z.string().nullable(),
  endedOn: z.string().nullable(),
});

/** What only the person who made the request gets. */
const desk = z.object({
  draft: z.array(draftOption),
  /** What the next version would have; `null` if the shop no longer sells all of it. */
  next: z
    .object({
      options: documentContent.shape.options,
      /** Names these options with their prices. */
      hash: z.string(),
      /** Whether it differs from the newest version, or that one is no longer valid. */
      isNew: z.boolean(),
    })
    .nullable(),
  links: z.array(link),
});

/** A document as the holder of a link gets it from the API. */
export const documentState = z.object({
  id: z.string(),
  scope: z.enum(documentScopes),
  /** The oldest first. */
  versions: z.array(version).min(1),
  /** The number of the version that is shown. */
  shown: z.int(),
  /** Its text, exactly as it is stored; `null` if it is damaged. */
  text: z.string().nullable(),
  questions: z.array(question),
  desk: desk.nullable(),
});

export type DocumentState = z.output<typeof documentState>;
export type DocumentVersion = DocumentState['versions'][number];
export type DocumentSignature = z.output<typeof signature>;
export type DocumentQuestion = z.output<typeof question>;
export type DocumentLink = z.output<typeof link>;
export type DocumentDesk = z.output<typeof desk>;
