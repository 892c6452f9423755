import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { readChecksummed, removeUnfinished, writeChecksummed } from '@/lib/checksummedFile';
import type { Loaded, RawRecord } from '@/catalog/sources/loader';

const kept = z.object({
  name: z.string(),
  records: z.array(z.object({ file: z.string(), data: z.unknown() })),
});

/** The last good load of a source on disk, for a restart while the source is down or has broken files. */
export interface StoredLoad {
  /** Resolves to `undefined` if nothing was saved, or if the source has a different address since. */
  readonly read: () => Promise<Loaded | undefined>;
  /** Saves the newest records in the background, one save at a time. Calls `onFailure` instead of throwing. */
  readonly keep: (records: readonly RawRecord[]) => void;
  /** Resolves when all pending saves are done. */
  readonly idle: () => Promise<void>;
}

interface StoredLoadOptions {
  readonly folder: string;
  /** The base name of the file. */
  readonly id: string;
  /** The address of the source. */
  readonly name: string;
  /** Disables saving. */
  readonly isReadOnly?: boolean;
  readonly onFailure: (error: unknown) => void;
}

/** The pause after a save, as a multiple of the save's duration. */
const restPerSave = 10;

export const createStoredLoad = ({
  folder,
  id,
  name,
  isReadOnly = false,
  onFailure,
}: StoredLoadOptions): StoredLoad => {
  const path = join(folder, `${id}.json`);
  let next: readonly RawRecord[] | undefined;
  let saving: Promise<void> | undefined;
  let isTidy = false;

  const saveAll = async () => {
    while (next) {
      const records = next;
      next = undefined;
      const startedAt = performance.now();
      await writeChecksummed(path, { name, records }).catch(onFailure);
      if (!isTidy) await removeUnfinished(path).catch(() => undefined);
      isTidy = true;
      // Frequent edits in a large shop must not keep the process busy with saving.
      await setTimeout((performance.now() - startedAt) * restPerSave, undefined, { ref: false });
    }
  };

  return {
    read: async () => {
      const parsed = kept.safeParse(await readChecksummed(path));
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
