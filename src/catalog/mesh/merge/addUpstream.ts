import type { ContentFault } from '@/catalog/sources/contentFault';
import type { TimeSlices } from '@/lib/timeSlices';
import type { RawRecord } from '@/catalog/sources/loader';
import type { RecordIndex } from '../recordIndex';
import { type ResolvedReferences, resolveReferences } from '../link/resolveReferences';
import { type MeshRecord, withValue } from '../records';
import { fromUpstream } from './fromUpstream';
import { mergeFields } from './mergeFields';
import { placeOf } from './ownership';

/**
 * Merges the upstream's answers into the settled draft of the other sources. Because the draft is settled, a file that
 * is broken at the moment does not discard upstream data.
 *
 * @param lastGood records of the last mesh, by file
 */
export function* addUpstream(
  draft: RecordIndex,
  answered: readonly RawRecord[],
  lastGood: ReadonlyMap<string, MeshRecord>,
): TimeSlices<ResolvedReferences> {
  const { records, refused } = fromUpstream(draft, answered, lastGood);
  const merged = new Map(draft.records);
  const faults: ContentFault[] = [...refused];
  for (const { file, data } of records) {
    const described = draft.records.get(file);
    if (!described) continue;
    const { value, conflicts } = mergeFields(placeOf(file), file, [
      { source: 'files', value: described.value },
      { source: 'upstream', value: data },
    ]);
    faults.push(...conflicts);
    const outcome = withValue(described, value);
    if ('record' in outcome) merged.set(file, outcome.record);
    else faults.push(...outcome.faults);
    yield;
  }
  const settled = yield* resolveReferences([...merged.values()], draft.records);
  return { ...settled, faults: [...faults, ...settled.faults] };
}
