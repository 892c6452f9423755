import type { DraftOption } from '@/commerce/proposals/model/document';
import { isDocumentToken } from '@/commerce/proposals/model/documentToken';
import { hashLinkKey } from '../../linkKey';
import { announceMessages } from '../../outbox/listener';
import type { Channel } from '../../outbox/message';
import type { Database } from '../database';
import { insertMessages } from '../outboxRow';
import { parseRows } from '../parseRows';
import {
  type NewLink,
  type StoredDocument,
  type StoredLink,
  type StoredQuestion,
  type StoredSignature,
  type StoredVersion,
  toDocument,
  toLink,
  toQuestion,
  toQuestionRow,
  toSignature,
  toSignatureRow,
  toVersion,
  toVersionRow,
} from './documentRows';
import {
  documentLinkTable,
  documentTable,
  questionTable,
  signatureTable,
  versionTable,
} from './documentTables';

/** Stores the documents of requests for a proposal. `reference` is that of the request. */
export interface DocumentStore {
  /** Stores a document with its first version. @throws if the request has one already */
  readonly create: (document: StoredDocument, first: StoredVersion) => Promise<void>;
  readonly find: (reference: string) => Promise<StoredDocument | undefined>;
  /** The oldest first. */
  readonly listVersions: (reference: string) => Promise<readonly StoredVersion[]>;
  /** @throws if there is a version with this number already */
  readonly addVersion: (reference: string, version: StoredVersion) => Promise<void>;
  readonly setDraft: (reference: string, draft: readonly DraftOption[]) => Promise<void>;
  /** @param token untrusted @returns `undefined` if it has ended */
  readonly findLink: (token: unknown) => Promise<StoredLink | undefined>;
  /** The oldest first, with those that have ended. */
  readonly listLinks: (reference: string) => Promise<readonly StoredLink[]>;
  /** A link whose token is known already stays as it is. */
  readonly addLink: (reference: string, link: NewLink) => Promise<void>;
  /** @param today `YYYY-MM-DD` */
  readonly endLink: (reference: string, id: string, today: string) => Promise<void>;
  readonly noteUse: (reference: string, id: string, today: string) => Promise<void>;
  /** The oldest first. */
  readonly listQuestions: (reference: string) => Promise<readonly StoredQuestion[]>;
  /** Stores a question, with its message to the shop. One with the same id is stored once. */
  readonly addQuestion: (question: StoredQuestion) => Promise<void>;
  readonly listSignatures: (reference: string) => Promise<readonly StoredSignature[]>;
  /**
   * Stores a signature with its message to the shop, if the version is the newest one and has none.
   *
   * @returns the signature that the version has afterwards; `undefined` if a newer version has replaced it
   */
  readonly sign: (signature: StoredSignature) => Promise<StoredSignature | undefined>;
  /** What a message to the shop is about. */
  readonly findQuestion: (message: string) => Promise<StoredQuestion | undefined>;
  readonly findSignature: (message: string) => Promise<StoredSignature | undefined>;
  /** Questions of readers and requesters after which the shop has written nothing, the oldest first. */
  readonly listOpenQuestions: (limit: number) => Promise<readonly StoredQuestion[]>;
}

/** The person who asks or signs gets no e-mail: the address would be one that anybody typed. */
const toShop = (channels: readonly Channel[]) =>
  channels.filter((channel) => channel !== 'customer');

/**
 * @param database a migrated database
 * @param channels the channels for notifications
 */
export const createDocumentStore = (
  { db, write }: Database,
  channels: readonly Channel[] = [],
): DocumentStore => {
  const shopChannels = toShop(channels);

  /** To be written with what it is about. */
  const toMessages = (message: string | null, createdAt: string) =>
    message === null ? [] : insertMessages(db, { reference: message, createdAt }, shopChannels);

  const announce = () => {
    if (shopChannels.length > 0) announceMessages();
  };

  /** Locks the document, so that a version and a signature of the same moment wait for each other. */
  const raiseRevision = (reference: string) =>
    db
      .updateTable('proposal_documents')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('reference', '=', reference);

  const changeLink = (reference: string, id: string) =>
    db.updateTable('proposal_links').where('reference', '=', reference).where('link_id', '=', id);

  const listSignatures = async (reference: string) =>
    parseRows(
      signatureTable,
      await db
        .selectFrom('proposal_signatures')
        .selectAll()
        .where('reference', '=', reference)
        .orderBy('version')
        .execute(),
    ).map(toSignature);

  const listQuestions = async (reference: string) =>
    parseRows(
      questionTable,
      await db
        .selectFrom('proposal_questions')
        .selectAll()
        .where('reference', '=', reference)
        .orderBy('created_at')
        .orderBy('question_id')
        .execute(),
    ).map(toQuestion);

  return {
    create: ({ reference, id, createdAt, draft }, first) =>
      write([
        db.insertInto('proposal_documents').values({
          reference,
          document_id: id,
          created_at: createdAt,
          revision: 0,
          draft: JSON.stringify(draft),
        }),
        db.insertInto('proposal_versions').values(toVersionRow(reference, first)),
      ]),

    find: async (reference) => {
      const rows = await db
        .selectFrom('proposal_documents')
        .selectAll()
        .where('reference', '=', reference)
        .execute();
      return parseRows(documentTable, rows).map(toDocument)[0];
    },

    listVersions: async (reference) =>
      parseRows(
        versionTable,
        await db
          .selectFrom('proposal_versions')
          .selectAll()
          .where('reference', '=', reference)
          .orderBy('version')
          .execute(),
      ).map(toVersion),

    addVersion: (reference, version) =>
      write([
        raiseRevision(reference),
        db.insertInto('proposal_versions').values(toVersionRow(reference, version)),
      ]),

    setDraft: (reference, draft) =>
      write([raiseRevision(reference).set({ draft: JSON.stringify(draft) })]),

    findLink: async (token) => {
      if (!isDocumentToken(token)) return undefined;
      const rows = await db
        .selectFrom('proposal_links')
        .selectAll()
        .where('token_hash', '=', hashLinkKey(token))
        .where('ended_on', 'is', null)
        .execute();
      return parseRows(documentLinkTable, rows).map(toLink)[0];
    },

    listLinks: async (reference) =>
      parseRows(
        documentLinkTable,
        await db
          .selectFrom('proposal_links')
          .selectAll()
          .where('reference', '=', reference)
          .orderBy('created_at')
          .orderBy('link_id')
          .execute(),
      ).map(toLink),

    addLink: (reference, { id, token, scope, label, createdAt }) =>
      write([
        db
          .insertInto('proposal_links')
          .values({
            token_hash: hashLinkKey(token),
            reference,
            link_id: id,
            scope,
            label,
            created_at: createdAt,
            used_on: null,
            ended_on: null,
          })
          .onConflict((conflict) => conflict.doNothing()),
      ]),

    endLink: (reference, id, today) =>
      write([changeLink(reference, id).set({ ended_on: today }).where('ended_on', 'is', null)]),

    noteUse: (reference, id, today) => write([changeLink(reference, id).set({ used_on: today })]),

    listQuestions,

    addQuestion: async (question) => {
      const rows = await db
        .selectFrom('proposal_questions')
        .select('question_id')
        .where('question_id', '=', question.id)
        .execute();
      if (rows.length > 0) return;
      await write([
        db.insertInto('proposal_questions').values(toQuestionRow(question)),
        ...toMessages(question.message, question.createdAt),
      ]);
      if (question.message !== null) announce();
    },

    listSignatures,

    sign: async (signature) => {
      const { reference, version, signedAt, message } = signature;
      const row = toSignatureRow(signature);
      function* toQueries() {
        yield raiseRevision(reference);
        // No hash, and thus nothing is written, if a newer version has been stored meanwhile.
        yield db.insertInto('proposal_signatures').values(({ selectFrom, not, exists }) => ({
          ...row,
          hash: selectFrom('proposal_versions as signed')
            .select('signed.hash')
            .where('signed.reference', '=', reference)
            .where('signed.version', '=', version)
            .where('signed.hash', '=', row.hash)
            .where(
              not(
                exists(
                  selectFrom('proposal_versions as newer')
                    .select('newer.version')
                    .where('newer.reference', '=', reference)
                    .where('newer.version', '>', version),
                ),
              ),
            ),
        }));
        yield* toMessages(message, signedAt);
      }
      const isNewest = async () => {
        const newer = await db
          .selectFrom('proposal_versions')
          .select('version')
          .where('reference', '=', reference)
          .where('version', '>', version)
          .limit(1)
          .execute();
        return newer.length === 0;
      };
      const find = async () =>
        (await listSignatures(reference)).find((it) => it.version === version);
      const known = await find();
      if (known) return known;
      if (!(await isNewest())) return undefined;
      try {
        await write(toQueries());
      } catch (error) {
        // Somebody else has signed, or made a newer version, at the same moment.
        const other = await find();
        if (other) return other;
        if (!(await isNewest())) return undefined;
        throw error;
      }
      announce();
      return signature;
    },

    findQuestion: async (message) => {
      const rows = await db
        .selectFrom('proposal_questions')
        .selectAll()
        .where('message', '=', message)
        .execute();
      return parseRows(questionTable, rows).map(toQuestion)[0];
    },

    findSignature: async (message) => {
      const rows = await db
        .selectFrom('proposal_signatures')
        .selectAll()
        .where('message', '=', message)
        .execute();
      return parseRows(signatureTable, rows).map(toSignature)[0];
    },

    listOpenQuestions: async (limit) => {
      const rows = await db
        .selectFrom('proposal_questions as asked')
        .selectAll()
        .where('author', '!=', 'shop')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('proposal_questions as answer')
                .select('answer.question_id')
                .whereRef('answer.reference', '=', 'asked.reference')
                .where('answer.author', '=', 'shop')
                .whereRef('answer.created_at', '>=', 'asked.created_at'),
            ),
          ),
        )
        .orderBy('asked.created_at')
        .limit(limit)
        .execute();
      return parseRows(questionTable, rows).map(toQuestion);
    },
  };
};
