import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { readKept, removeDrafts, writeKept } from '@/lib/keptFile';
import type { Loaded, RawRecord } from '@/sources/loader';

const kept = z.object({
  name: z.string(),
  records: z.array(z.object({ file: z.string(), data: z.unknown() })),
});

/** What a source last gave that was good, on disk: for a restart while the source is down, or has something broken. */
export interface KeptLoad {
  /** Nothing where nothing was kept, or for a source that has since been pointed elsewhere. */
  readonly read: () => Promise<Loaded | undefined>;
  /** Saves the newest behind the caller's back, and never more than one at a time. Failures are told, not thrown. */
  readonly keep: (records: readonly RawRecord[]) => void;
  /** Resolves when all that was given has been saved. */
  readonly idle: () => Promise<void>;
}

interface KeptLoadOptions {
  readonly folder: string;
  /** Names the file. */
  readonly id: string;
  /** Says where the source points to. */
  readonly name: string;
  /** For whoever must leave no traces. */
  readonly isReadOnly?: boolean;
  readonly onFailure: (error: unknown) => void;
}

/** How many times as long as a save took there is none after it. */
const restPerSave = 10;

export const createKeptLoad = ({
  folder,
  id,
  name,
  isReadOnly = false,
  onFailure,
}: KeptLoadOptions): KeptLoad => {
  const path = join(folder, `${id}.json`);
  let next: readonly RawRecord[] | undefined;
  let saving: Promise<void> | undefined;
  let isTidy = false;

  const saveAll = async () => {
    while (next) {
      const records = next;
      next = undefined;
      const startedAt = performance.now();
      await writeKept(path, { name, records }).catch(onFailure);
      if (!isTidy) await removeDrafts(path).catch(() => undefined);
      isTidy = true;
      // A large shop whose editors are busy must not spend its time on writing all of it down.
      await setTimeout((performance.now() - startedAt) * restPerSave, undefined, { ref: false });
    }
  };

  return {
    read: async () => {
      const parsed = kept.safeParse(await readKept(path));
      if (!parsed.success || parsed.data.name !== name) return undefined;
      return { records: parsed.data.records, faults: [] };
    },
    keep: (records) => {
      if (isReadOnly) return;
      next = records;
      saving ??= saveAll().finally(() => {
        saving = undefined;
      });
    },
    idle: async () => saving,
  };
};
