import type { ContentFault } from '@/catalog/sources/contentFault';
import { toFields } from '@troupe/basics/fields';
import type { Loaded, RawRecord, SourceId } from '@/catalog/sources/loader';
import { mergeFields, type Version } from './mergeFields';
import { findOwners, placeOf, wholeRecords } from './ownership';

/** The load of one source. */
export interface SourceLoad extends Loaded {
  /** Defaults to the content folder. */
  readonly source?: SourceId;
}

interface SourcedRecord {
  readonly source: SourceId;
  readonly record: RawRecord;
}

const isDraft = ({ record }: SourcedRecord) =>
  toFields(toFields(record.data)['frontMatter'])['draft'] === true;

/** Picks one version as a whole. A published version wins over a draft. */
const pickWhole = (file: string, versions: readonly SourcedRecord[]) => {
  const owners = findOwners(placeOf(file), []);
  const published = versions.filter((it) => !isDraft(it));
  const candidates = published.length > 0 ? published : versions;
  const owner = candidates.find(({ source }) => source === owners[0]) ?? candidates[0];
  const others = versions.filter((it) => it !== owner);
  const conflicts = others.map(({ source }): ContentFault => ({
    file,
    field: '',
    kind: 'conflict',
    reason: `is also in ${source}, whose version is not used: ${owner?.source} is believed`,
  }));
  return { record: owner?.record, conflicts };
};

interface Outcome {
  readonly record: RawRecord | undefined;
  readonly conflicts: readonly ContentFault[];
}

const merge = (file: string, versions: readonly SourcedRecord[]): Outcome => {
  const place = placeOf(file);
  if (wholeRecords.has(place)) return pickWhole(file, versions);
  const said: Version[] = versions.map(({ source, record }) => ({ source, value: record.data }));
  const { value, conflicts } = mergeFields(place, file, said);
  return { record: { file, data: value }, conflicts };
};

/** Merged records by their first input: unchanged records must keep their identity. */
const remembered = new WeakMap<RawRecord, { of: readonly RawRecord[]; outcome: Outcome }>();

const mergeOnce = (file: string, versions: readonly SourcedRecord[]): Outcome => {
  const records = versions.map(({ record }) => record);
  const [first] = records;
  if (!first) return { record: undefined, conflicts: [] };
  const known = remembered.get(first);
  if (known?.of.length === records.length && known.of.every((it, at) => it === records[at])) {
    return known.outcome;
  }
  const outcome = merge(file, versions);
  remembered.set(first, { of: records, outcome });
  return outcome;
};

export interface Joined {
  readonly records: readonly RawRecord[];
  /** Faults of files that could not be read. */
  readonly unreadable: readonly ContentFault[];
  /** Valid values for which another source has a different value. */
  readonly conflicts: readonly ContentFault[];
}

/**
 * Merges the records of all sources into one per place. A record that only one source has is passed through.
 *
 * @param loads in order of precedence for fields that the ownership table does not name
 */
export const mergeSources = (loads: readonly SourceLoad[]): Joined => {
  const byFile = new Map<string, SourcedRecord | SourcedRecord[]>();
  for (const { source = 'files', records: given } of loads) {
    for (const record of given) {
      const known = byFile.get(record.file);
      const sourced = { source, record };
      if (!known) byFile.set(record.file, sourced);
      else if (Array.isArray(known)) known.push(sourced);
      else byFile.set(record.file, [known, sourced]);
    }
  }
  const records: RawRecord[] = [];
  const conflicts: ContentFault[] = [];
  for (const [file, versions] of byFile) {
    if (!Array.isArray(versions)) {
      records.push(versions.record);
      continue;
    }
    const outcome = mergeOnce(file, versions);
    if (outcome.record) records.push(outcome.record);
    conflicts.push(...outcome.conflicts);
  }
  return { records, unreadable: loads.flatMap(({ faults }) => faults), conflicts };
};
