import { createHash } from 'node:crypto';
import { deepFreeze } from '@/lib/deepFreeze';
import type { ContentFault } from '@/catalog/sources/contentFault';
import type { RawRecord } from '../loader';
import type { Failure } from './answerStore';
import { type Answer, parseAnswer, type ParsedAnswer } from './parseAnswer';
import { type Resource, toFile, type UpstreamData } from './resource';

/** A record whose data is frozen. */
export interface UpstreamRecord extends RawRecord {
  readonly data: UpstreamData;
}

interface Good {
  readonly record: UpstreamRecord;
  /** The hash of the answer. */
  readonly hash: string;
  readonly etag: string | null;
  /** The faults of single offers; unchanged faults stay the same objects. */
  readonly faults: readonly ContentFault[];
  /** The answer for the disk. Invalid offers are replaced by their last valid versions. */
  readonly kept: Answer & { readonly etag: string | null };
}

/** The state of one resource of the upstream: its last valid answer and the result of the last call. */
export interface KnownResources {
  readonly resource: Resource;
  readonly file: string;
  /** When the last call started, in ms since 1970. */
  askedAt: number;
  /** How long after `askedAt` the next call is due, in ms. */
  pause: number;
  isAsking: boolean;
  /** Whether the last call of this process succeeded; calls before a restart may have been cut off. */
  isWell: boolean;
  good?: Good | undefined;
  failure?: Failure | undefined;
  /** The failure for the report; the same object between loads. */
  fault?: ContentFault | undefined;
}

export const createKnownResources = (resource: Resource): KnownResources => ({
  resource,
  file: toFile(resource),
  askedAt: 0,
  pause: 0,
  isAsking: false,
  isWell: false,
});

export const setFailure = (known: KnownResources, failure: Failure | undefined): void => {
  known.failure = failure;
  if (!failure) {
    known.fault = undefined;
    return;
  }
  const { field, kind, reason } = failure;
  const { fault } = known;
  const isSame = fault?.field === field && fault.kind === kind && fault.reason === reason;
  if (!isSame) known.fault = { file: known.file, field, kind, reason };
};

const hashOf = ({ text, contentLanguage }: Answer) =>
  createHash('sha256')
    .update(JSON.stringify([contentLanguage, text]))
    .digest('hex');

const toFaults = (
  file: string,
  { faults }: ParsedAnswer,
  told: readonly ContentFault[],
): readonly ContentFault[] =>
  faults.map(
    (it) =>
      told.find(({ field, reason }) => field === it.field && reason === it.reason) ?? {
        file,
        ...it,
      },
  );

type TaggedAnswer = Good['kept'];

/** Drops the ETag of an answer with replaced offers, so that the whole answer is requested again after a restart. */
const toKept = (answer: TaggedAnswer, { data, faults }: ParsedAnswer): TaggedAnswer =>
  faults.length > 0 && data.kind === 'shop'
    ? { ...answer, text: JSON.stringify({ data: data.city }), etag: null }
    : answer;

/**
 * Accepts an answer if it is valid. Equal data keeps the existing record.
 *
 * @returns whether the answer differs from the last one
 */
export const acceptResponse = (known: KnownResources, answer: TaggedAnswer): boolean => {
  const { good } = known;
  const hash = hashOf(answer);
  if (good?.hash === hash) {
    known.good = { ...good, etag: answer.etag };
    setFailure(known, undefined);
    return false;
  }
  const parsed = parseAnswer(known.resource, answer, good?.record.data);
  if (!parsed.ok) {
    const { field, kind, reason } = parsed.problem;
    setFailure(known, { field, kind, reason, isSilent: false });
    return false;
  }
  const { file } = known;
  const { data } = parsed.value;
  const isSame = JSON.stringify(good?.record.data) === JSON.stringify(data);
  const record = good && isSame ? good.record : { file, data: deepFreeze(data) };
  const faults = toFaults(file, parsed.value, good?.faults ?? []);
  known.good = { record, hash, etag: answer.etag, faults, kept: toKept(answer, parsed.value) };
  setFailure(known, undefined);
  return true;
};
