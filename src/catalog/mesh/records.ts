import type { z } from 'zod';
import { deepFreeze } from '@/lib/deepFreeze';
import type { ContentFault } from '@/catalog/sources/contentFault';
import { runAtOnce, type TimeSlices } from '@/lib/timeSlices';
import type { RawRecord } from '@/catalog/sources/loader';
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

/** A parsed file: typed by its collection, not linked to other records yet. */
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

type Outcome = { readonly record: MeshRecord } | { readonly faults: readonly ContentFault[] };

const toFaults = (file: string, { issues }: z.ZodError): readonly ContentFault[] =>
  issues.map((issue) => ({
    file,
    field: issue.path.join('.'),
    kind: 'schema',
    reason: issue.message,
  }));

/** @param parsed with the value that the schema of its place returned */
const toRecord = (parsed: Place & { readonly file: string; readonly value: unknown }): MeshRecord =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the compiler cannot infer that schema and collection belong together
  deepFreeze(parsed as MeshRecord);

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
  return { record: toRecord({ file, ...place, value: parsed.data }) };
};

/** Copies a record with another value, if the value is valid for its collection. */
export const withValue = (record: MeshRecord, value: unknown): Outcome => {
  const parsed = schemaOf(record).safeParse(value);
  if (!parsed.success) return { faults: toFaults(record.file, parsed.error) };
  return { record: toRecord({ ...record, value: parsed.data }) };
};

/** Memoized per raw record: sources keep its identity while the file does not change. */
const outcomes = new WeakMap<RawRecord, Outcome>();

const parseOnce = (raw: RawRecord): Outcome => {
  const outcome = outcomes.get(raw) ?? parseRecord(raw);
  outcomes.set(raw, outcome);
  return outcome;
};

interface Parsed {
  readonly records: readonly MeshRecord[];
  readonly faults: readonly ContentFault[];
}

/** Parses every raw record to a typed record or to faults. */
export function* parseInSteps(raws: readonly RawRecord[]): TimeSlices<Parsed> {
  const records: MeshRecord[] = [];
  const faults: ContentFault[] = [];
  for (const raw of raws) {
    const outcome = parseOnce(raw);
    if ('record' in outcome) records.push(outcome.record);
    else faults.push(...outcome.faults);
    yield;
  }
  return { records, faults };
}

export const parseRecords = (raws: readonly RawRecord[]): Parsed => runAtOnce(parseInSteps(raws));
