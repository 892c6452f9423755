import { createHash } from 'node:crypto';
import { deepFreeze } from '@/lib/deepFreeze';
import type { Fault } from '@/lib/fault';
import type { RawRecord } from '../loader';
import type { Failure } from './answerStore';
import { type Answer, parseAnswer, type ParsedAnswer } from './parseAnswer';
import { type Resource, toFile, type UpstreamData } from './resource';

/** Its data is frozen, and {@link UpstreamData}. */
export interface UpstreamRecord extends RawRecord {
  readonly data: UpstreamData;
}

interface Good {
  readonly record: UpstreamRecord;
  /** Tells one answer from another. */
  readonly hash: string;
  readonly etag: string | null;
  /** Of single offers, the same objects from one answer to the next. */
  readonly faults: readonly Fault[];
  /** As it is kept on disk. Where an offer was not believed, it is the one that stands in for it that is kept. */
  readonly kept: Answer & { readonly etag: string | null };
}

/** What is known of one address of the back end: its last good answer, and how the last call went. */
export interface Known {
  readonly resource: Resource;
  readonly file: string;
  /** When the last call began, in ms since 1970. */
  askedAt: number;
  /** For how long after that it is let be, in ms. */
  pause: number;
  isAsking: boolean;
  /** Whether the last call of this process went well; older ones may have been cut off. */
  isWell: boolean;
  good?: Good | undefined;
  failure?: Failure | undefined;
  /** The failure as it is reported: the same object from one load to the next. */
  fault?: Fault | undefined;
}

export const createKnown = (resource: Resource): Known => ({
  resource,
  file: toFile(resource),
  askedAt: 0,
  pause: 0,
  isAsking: false,
  isWell: false,
});

export const setFailure = (known: Known, failure: Failure | undefined): void => {
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
  told: readonly Fault[],
): readonly Fault[] =>
  faults.map(
    (it) =>
      told.find(({ field, reason }) => field === it.field && reason === it.reason) ?? {
        file,
        ...it,
      },
  );

type TaggedAnswer = Good['kept'];

/** Without its tag: what is asked for after a restart is then the answer itself, and not whether it has changed. */
const toKept = (answer: TaggedAnswer, { data, faults }: ParsedAnswer): TaggedAnswer =>
  faults.length > 0 && data.kind === 'shop'
    ? { ...answer, text: JSON.stringify({ data: data.city }), etag: null }
    : answer;

/**
 * Takes an answer over when it is good; one that says nothing new leaves the record as it is.
 *
 * @returns whether the answer is another than before
 */
export const believe = (known: Known, answer: TaggedAnswer): boolean => {
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
