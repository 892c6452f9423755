import type { Fault } from '@/lib/fault';
import type { Steps } from '@/lib/steps';
import type { RawRecord } from '@/sources/loader';
import type { Draft } from '../draft';
import { type Settled, settle } from '../link/settle';
import { type MeshRecord, withValue } from '../records';
import { fromUpstream } from './fromUpstream';
import { mergeFields } from './mergeFields';
import { placeOf } from './ownership';

/**
 * The described shop with what the back end says of it. Merged into what is good of the other sources, so that a file
 * that is broken just now costs nothing that the back end says.
 *
 * @param lastGood what was shown before, by file
 */
export function* addUpstream(
  draft: Draft,
  answered: readonly RawRecord[],
  lastGood: ReadonlyMap<string, MeshRecord>,
): Steps<Settled> {
  const { records, refused } = fromUpstream(draft, answered, lastGood);
  const merged = new Map(draft.records);
  const faults: Fault[] = [...refused];
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
  const settled = yield* settle([...merged.values()], draft.records);
  return { ...settled, faults: [...faults, ...settled.faults] };
}
