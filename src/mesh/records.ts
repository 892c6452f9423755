import type { z } from 'zod';
import { deepFreeze } from '@/lib/deepFreeze';
import type { Fault } from '@/lib/fault';
import { runAtOnce, type Steps } from '@/lib/steps';
import type { RawRecord } from '@/sources/loader';
import {
  type ArticleName,
  type ArticleOf,
  type CollectionName,
  type FactsOf,
  parsePlace,
  type Place,
  type RuleBookName,
  type RuleBookOf,
  type TextsOf,
} from './collections';
import { key } from './nodes/fields';
import { schemaOf } from './schemaOf';

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

export type ArticleRecord<Name extends ArticleName = ArticleName> = {
  [N in Name]: Common & {
    readonly kind: 'article';
    readonly collection: N;
    readonly lang: Extract<Place, { kind: 'article' }>['lang'];
    readonly value: ArticleOf<N>;
  };
}[Name];

export type RuleBookRecord<Name extends RuleBookName = RuleBookName> = {
  [N in Name]: Common & {
    readonly kind: 'rules';
    readonly collection: N;
    readonly value: RuleBookOf<N>;
  };
}[Name];

export type MeshRecord = FactsRecord | TextsRecord | ArticleRecord | RuleBookRecord;

type Outcome = { readonly record: MeshRecord } | { readonly faults: readonly Fault[] };

const toFaults = (file: string, { issues }: z.ZodError): readonly Fault[] =>
  issues.map((issue) => ({
    file,
    field: issue.path.join('.'),
    kind: 'schema',
    reason: issue.message,
  }));

const parseRecord = ({ file, data }: RawRecord): Outcome => {
  const place = parsePlace(file);
  if (!place) {
    const reason =
      'is in no known place: expected <collection>/<key>.json, texts/<lang>/<collection>/<key>.json, posts/<lang>/<key>.md, pages/<lang>/<key>.md or redirects.json';
    return { faults: [{ file, field: '', kind: 'misplaced', reason }] };
  }
  if (!key.safeParse(place.key).success) {
    const reason = 'must be named in lower-case a-z, 0-9 and single hyphens, 60 at most';
    return { faults: [{ file, field: '', kind: 'misplaced', reason }] };
  }
  const parsed = schemaOf(place).safeParse(data);
  if (!parsed.success) return { faults: toFaults(file, parsed.error) };
  // The schema was picked by the same place that names the collection, which the compiler cannot follow.
  return { record: deepFreeze({ file, ...place, value: parsed.data } as MeshRecord) };
};

/** A record that says something else, if that goes with its collection. */
export const withValue = (record: MeshRecord, value: unknown): Outcome => {
  const parsed = schemaOf(record).safeParse(value);
  if (!parsed.success) return { faults: toFaults(record.file, parsed.error) };
  return { record: deepFreeze({ ...record, value: parsed.data } as MeshRecord) };
};

/** Remembered by the identity of what the source gave, which it keeps for as long as nothing changed. */
const outcomes = new WeakMap<RawRecord, Outcome>();

const parseOnce = (raw: RawRecord): Outcome => {
  const outcome = outcomes.get(raw) ?? parseRecord(raw);
  outcomes.set(raw, outcome);
  return outcome;
};

interface Parsed {
  readonly records: readonly MeshRecord[];
  readonly faults: readonly Fault[];
}

/** Every raw record, as a typed one or as all the reasons why it is none. */
export function* parseInSteps(raws: readonly RawRecord[]): Steps<Parsed> {
  const records: MeshRecord[] = [];
  const faults: Fault[] = [];
  for (const raw of raws) {
    const outcome = parseOnce(raw);
    if ('record' in outcome) records.push(outcome.record);
    else faults.push(...outcome.faults);
    yield;
  }
  return { records, faults };
}

export const parseRecords = (raws: readonly RawRecord[]): Parsed => runAtOnce(parseInSteps(raws));
