import { hashText } from '@/commerce/orders/hashBody';
import type {
  StoredLink,
  StoredQuestion,
  StoredSignature,
  StoredVersion,
} from '@/commerce/orders/store/documents/documentRows';
import { todayIn } from '@/lib/days';
import { hashOptions } from './buildContent';
import {
  type DocumentContent,
  type DocumentOption,
  type DraftOption,
  parseContent,
} from './model/document';
import type { DocumentDesk, DocumentState, DocumentVersion } from './model/documentState';

/** A version with its content. */
export interface ReadVersion {
  readonly stored: StoredVersion;
  /** `undefined` if the stored text is not the one that was frozen. */
  readonly content: DocumentContent | undefined;
}

/** Reads a version. Its text counts only if it has the hash that was stored with it, and the number of its row. */
export const readVersion = (stored: StoredVersion): ReadVersion => {
  const content = hashText(stored.text) === stored.hash ? parseContent(stored.text) : undefined;
  return { stored, content: content?.version === stored.number ? content : undefined };
};

/** Whether the prices of a version do not hold any more. */
const isExpired = ({ validUntil, city }: DocumentContent, now: Date): boolean =>
  todayIn(city.timeZone, now) > validUntil;

export const toVersionState = (
  { stored, content }: ReadVersion,
  newest: number,
  now: Date,
): DocumentVersion['state'] => {
  if (!content) return 'damaged';
  if (stored.number < newest) return 'replaced';
  return isExpired(content, now) ? 'expired' : 'current';
};

const toShownVersion = (
  version: ReadVersion,
  newest: number,
  signatures: readonly StoredSignature[],
  now: Date,
): DocumentVersion => {
  const { number, hash, createdAt } = version.stored;
  // A signature that names another text does not count for this version.
  const signed = signatures.find((it) => it.version === number && it.hash === hash);
  return {
    number,
    hash,
    createdAt,
    state: toVersionState(version, newest, now),
    signature: signed
      ? {
          name: signed.name,
          position: signed.position,
          option: signed.option,
          signedAt: signed.signedAt,
          hash: signed.hash,
          termsVersion: signed.termsVersion,
        }
      : null,
  };
};

const toQuestion = ({ id, author, name, text, createdAt }: StoredQuestion) => ({
  id,
  author,
  name,
  text,
  createdAt,
});

const toLink = ({ id, scope, label, createdAt, usedOn, endedOn }: StoredLink) => ({
  id,
  scope,
  label,
  createdAt,
  usedOn,
  endedOn,
});

export const toDesk = (
  draft: readonly DraftOption[],
  options: readonly DocumentOption[] | undefined,
  newest: ReadVersion | undefined,
  links: readonly StoredLink[],
  now: Date,
): DocumentDesk => {
  const hash = options && hashOptions(options);
  const content = newest?.content;
  const isSame =
    content !== undefined && !isExpired(content, now) && hashOptions(content.options) === hash;
  return {
    draft: [...draft],
    next: options && hash !== undefined ? { options: [...options], hash, isNew: !isSame } : null,
    // Those of the person himself cannot be ended.
    links: links.filter(({ scope }) => scope !== 'own').map(toLink),
  };
};

/** What a document is shown from. */
export interface DocumentParts {
  readonly id: string;
  readonly versions: readonly ReadVersion[];
  /** The number of the version to show; the newest one by default. */
  readonly wanted?: number | undefined;
  readonly signatures: readonly StoredSignature[];
  readonly questions: readonly StoredQuestion[];
  readonly now: Date;
}

/**
 * A document for the holder of a link: what his scope gets, and nothing else. No answer has a token, an e-mail address
 * or a phone number of the person who made the request.
 *
 * @param desk only for the scope `own`
 */
export const toDocumentState = (
  scope: DocumentState['scope'],
  { id, versions, wanted, signatures, questions, now }: DocumentParts,
  desk: DocumentDesk | null,
): DocumentState => {
  const newest = Math.max(...versions.map(({ stored }) => stored.number));
  const shown =
    versions.find(({ stored }) => stored.number === wanted) ??
    versions.find(({ stored }) => stored.number === newest);
  return {
    id,
    scope,
    versions: versions.map((version) => toShownVersion(version, newest, signatures, now)),
    shown: shown?.stored.number ?? newest,
    text: shown?.content ? shown.stored.text : null,
    questions: questions.map(toQuestion),
    desk: scope === 'own' ? desk : null,
  };
};
