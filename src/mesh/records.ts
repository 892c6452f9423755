import { deepFreeze } from '@/lib/deepFreeze';
import type { Fault } from '@/lib/fault';
import type { RawRecord } from '@/sources/loader';
import {
  type CollectionName,
  collections,
  type FactsOf,
  parsePlace,
  type Place,
  type TextsOf,
} from './collections';

interface Common {
  readonly file: string;
  readonly key: string;
}

/** A parsed file: typed by its collection, not yet linked to any other. */
export type FactsRecord<Name extends CollectionName = CollectionName> = {
  [N in Name]: Common & {
    readonly kind: 'facts';
    readonly collection: N;
    readonly value: FactsOf<N>;
  };
}[Name];

export type TextsRecord<Name extends CollectionName = CollectionName> = {
  [N in Name]: Common & {
    readonly kind: 'texts';
    readonly collection: N;
    readonly lang: Extract<Place, { kind: 'texts' }>['lang'];
    readonly value: TextsOf<N>;
  };
}[Name];

export type MeshRecord = FactsRecord | TextsRecord;

type Outcome = { readonly record: MeshRecord } | { readonly faults: readonly Fault[] };

const parseRecord = ({ file, data }: RawRecord): Outcome => {
  const place = parsePlace(file);
  if (!place) {
    const reason =
      'is in no known place: expected <collection>/<key>.json or texts/<lang>/<collection>/<key>.json';
    return { faults: [{ file, field: '', kind: 'misplaced', reason }] };
  }
  const parsed = collections[place.collection][place.kind].safeParse(data);
  if (!parsed.success) {
    return {
      faults: parsed.error.issues.map((issue) => ({
        file,
        field: issue.path.join('.'),
        kind: 'schema',
        reason: issue.message,
      })),
    };
  }
  // The schema was picked by the same place that names the collection, which the compiler cannot follow.
  return { record: deepFreeze({ file, ...place, value: parsed.data } as MeshRecord) };
};

/** Remembered by the identity of what the source gave, which it keeps for as long as nothing changed. */
const outcomes = new WeakMap<RawRecord, Outcome>();

const parseOnce = (raw: RawRecord): Outcome => {
  const outcome = outcomes.get(raw) ?? parseRecord(raw);
  outcomes.set(raw, outcome);
  return outcome;
};

/** Every raw record, as a typed one or as all the reasons why it is none. */
export const parseRecords = (raws: readonly RawRecord[]) => {
  const parsed = raws.map(parseOnce);
  return {
    records: parsed.flatMap((outcome) => ('record' in outcome ? [outcome.record] : [])),
    faults: parsed.flatMap((outcome) => ('faults' in outcome ? outcome.faults : [])),
  };
};
