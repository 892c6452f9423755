import { z } from 'zod';
import { mostItems } from '@/commerce/cart/cart';
import { mostProposalPeople } from '@/commerce/cart/proposal';
import { count, day, id, line, parsePosted, uuid } from '@/commerce/orders/parsePosted';
import { documentLimits, optionNames } from './model/document';
import { isDocumentId } from './model/documentToken';

const hash = z.string().regex(/^[\da-f]{64}$/, 'must be a SHA-256 in hex');

/** The first option is always the plan as it was requested. */
const changeable = z.enum(optionNames).exclude(['A']);

/** Text of several lines, without control characters. */
const questionText = z
  .string()
  .trim()
  .min(1)
  .max(documentLimits.question)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, 'must not have control characters');

const documentCommand = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('setOption'),
    option: z.strictObject({
      name: changeable,
      leftOut: z
        .array(id)
        .max(mostItems)
        .refine((ids) => new Set(ids).size === ids.length, 'must name each activity once'),
      people: count(mostProposalPeople).nullable(),
      firstDay: day.nullable(),
    }),
  }),
  z.strictObject({ kind: z.literal('removeOption'), name: changeable }),
  /** `hash` of the options that the sender has seen. */
  z.strictObject({ kind: z.literal('freeze'), hash }),
  z.strictObject({
    kind: z.literal('makeLink'),
    scope: z.enum(['read', 'sign']),
    label: line(documentLimits.label),
  }),
  z.strictObject({ kind: z.literal('endLink'), id: uuid }),
  z.strictObject({
    kind: z.literal('ask'),
    id: uuid,
    name: line(documentLimits.name),
    text: questionText,
  }),
  z.strictObject({
    kind: z.literal('sign'),
    id: uuid,
    /** Of the version that the sender has read. */
    hash,
    option: z.enum(optionNames),
    name: line(documentLimits.name),
    position: line(documentLimits.position),
    /** That he may sign for the company. */
    isAllowed: z.literal(true),
  }),
]);

export type DocumentCommand = z.output<typeof documentCommand>;

const posted = z.object({
  document: z.string().refine(isDocumentId, 'must be the id of a document'),
  command: documentCommand,
});

/** @param body the parsed JSON of a request */
export const parseDocumentCommand = (body: unknown) => parsePosted(posted, body);
