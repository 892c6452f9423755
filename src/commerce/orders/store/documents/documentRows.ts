import { z } from 'zod';
import {
  type DocumentScope,
  draftOption,
  type DraftOption,
  type OptionName,
} from '@/commerce/proposals/model/document';
import type { DocumentQuestion } from '@/commerce/proposals/model/documentState';
import { parseRow } from '../parseRows';
import type {
  DocumentLinkRow,
  DocumentRow,
  QuestionRow,
  SignatureRow,
  VersionRow,
} from './documentTables';

/** A document of a request for a proposal. Times are ISO 8601 in UTC, hashes SHA-256 in hex. */
export interface StoredDocument {
  /** Of the request. */
  readonly reference: string;
  /** Public. */
  readonly id: string;
  readonly createdAt: string;
  /** The options of the next version. */
  readonly draft: readonly DraftOption[];
}

export interface StoredVersion {
  readonly number: number;
  readonly createdAt: string;
  /** Exactly as it was frozen, unless the database was changed: compare the hash. */
  readonly text: string;
  readonly hash: string;
}

export interface StoredLink {
  readonly id: string;
  readonly reference: string;
  readonly scope: DocumentScope;
  readonly label: string;
  readonly createdAt: string;
  /** `YYYY-MM-DD` in UTC. */
  readonly usedOn: string | null;
  readonly endedOn: string | null;
}

/** A link before it is stored, with its token in clear. */
export interface NewLink extends Omit<StoredLink, 'reference' | 'usedOn' | 'endedOn'> {
  readonly token: string;
}

export interface StoredQuestion extends DocumentQuestion {
  readonly reference: string;
  /** The reference of its message to the shop; `null` if the shop wrote it. */
  readonly message: string | null;
}

export interface StoredSignature {
  readonly reference: string;
  readonly version: number;
  /** A UUID of the sender. */
  readonly id: string;
  readonly hash: string;
  readonly option: OptionName;
  readonly name: string;
  readonly position: string;
  readonly termsVersion: string | null;
  readonly signedAt: string;
  /** Of the link that it was signed with. */
  readonly linkId: string;
  /** The reference of its message to the shop. */
  readonly message: string | null;
}

const draftColumn = z.array(draftOption);

export const toDocument = (row: DocumentRow): StoredDocument => ({
  reference: row.reference,
  id: row.document_id,
  createdAt: row.created_at,
  draft: parseRow(draftColumn, JSON.parse(row.draft)),
});

export const toVersion = (row: VersionRow): StoredVersion => ({
  number: row.version,
  createdAt: row.created_at,
  text: row.content,
  hash: row.hash,
});

export const toVersionRow = (reference: string, version: StoredVersion): VersionRow => ({
  reference,
  version: version.number,
  created_at: version.createdAt,
  content: version.text,
  hash: version.hash,
});

export const toLink = (row: DocumentLinkRow): StoredLink => ({
  id: row.link_id,
  reference: row.reference,
  scope: row.scope,
  label: row.label,
  createdAt: row.created_at,
  usedOn: row.used_on,
  endedOn: row.ended_on,
});

export const toQuestion = (row: QuestionRow): StoredQuestion => ({
  id: row.question_id,
  reference: row.reference,
  author: row.author,
  name: row.name,
  text: row.content,
  createdAt: row.created_at,
  message: row.message,
});

export const toQuestionRow = (question: StoredQuestion): QuestionRow => ({
  question_id: question.id,
  reference: question.reference,
  author: question.author,
  name: question.name,
  content: question.text,
  created_at: question.createdAt,
  message: question.message,
});

export const toSignature = (row: SignatureRow): StoredSignature => ({
  reference: row.reference,
  version: row.version,
  id: row.signature_id,
  hash: row.hash,
  option: row.option_name,
  name: row.name,
  position: row.position,
  termsVersion: row.terms_version,
  signedAt: row.signed_at,
  linkId: row.link_id,
  message: row.message,
});

export const toSignatureRow = (signature: StoredSignature): SignatureRow => ({
  reference: signature.reference,
  version: signature.version,
  signature_id: signature.id,
  hash: signature.hash,
  option_name: signature.option,
  name: signature.name,
  position: signature.position,
  terms_version: signature.termsVersion,
  signed_at: signature.signedAt,
  link_id: signature.linkId,
  message: signature.message,
});
