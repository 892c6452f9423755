import { z } from 'zod';
import { documentScopes, optionNames } from '@/commerce/proposals/model/document';
import { questionAuthors } from '@/commerce/proposals/model/documentState';

/** The tables of documents of proposals. `reference` is that of the request, with which their rows are deleted. */

const text = z.string();
const number = z.number();

export const documentTable = z.object({
  reference: text,
  /** Public. */
  document_id: text,
  created_at: text,
  /** Counts the changes. */
  revision: number,
  /** A JSON list of `DraftOption`. */
  draft: text,
});

export const versionTable = z.object({
  reference: text,
  version: number,
  created_at: text,
  /** Canonical JSON, see `documentContent`. Never changed. */
  content: text,
  /** SHA-256 of the content in hex. */
  hash: text,
});

export const documentLinkTable = z.object({
  /** SHA-256 in hex. */
  token_hash: text,
  reference: text,
  /** Names the link without opening anything. */
  link_id: text,
  scope: z.enum(documentScopes),
  label: text,
  created_at: text,
  /** `YYYY-MM-DD` in UTC. */
  used_on: text.nullable(),
  ended_on: text.nullable(),
});

export const questionTable = z.object({
  question_id: text,
  reference: text,
  author: z.enum(questionAuthors),
  name: text,
  content: text,
  created_at: text,
  /** The reference of its message to the shop. */
  message: text.nullable(),
});

export const signatureTable = z.object({
  reference: text,
  version: number,
  /** A UUID of the sender: sent twice, it is stored once. */
  signature_id: text,
  /** Of the version that was signed. */
  hash: text,
  option_name: z.enum(optionNames),
  name: text,
  position: text,
  terms_version: text.nullable(),
  signed_at: text,
  link_id: text,
  message: text.nullable(),
});

export type DocumentRow = z.output<typeof documentTable>;
export type VersionRow = z.output<typeof versionTable>;
export type DocumentLinkRow = z.output<typeof documentLinkTable>;
export type QuestionRow = z.output<typeof questionTable>;
export type SignatureRow = z.output<typeof signatureTable>;

/** The tables whose rows belong to an enquiry, in the order of deletion, before that of the enquiry itself. */
export const tablesAboutEnquiries = [
  'outbox',
  'proposal_signatures',
  'proposal_questions',
  'proposal_links',
  'proposal_versions',
  'proposal_documents',
] as const;
