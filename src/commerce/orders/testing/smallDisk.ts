import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A small disk for tests: ext4 in a file, mounted through a loop device. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  readonly fill: () => void;
  readonly empty: () => void;
  /** Like the kernel after an error of the device; affects open files too. */
  readonly makeReadOnly: () => void;
  readonly remove: () => void;
}

const MEGABYTE = 1024 ** 2;

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** @param megabytes at least 8 */
export const createSmallDisk = (megabytes = 16): SmallDisk => {
  const room = mkdtempSync(join(tmpdir(), 'troupe-disk-'));
  const image = join(room, 'image');
  const folder = join(room, 'disk');
  const filler = join(folder, 'filler');
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, megabytes * MEGABYTE);
  // Without reserved blocks for root.
  run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  try {
    run('mount', '-o', 'loop,errors=remount-ro', image, folder);
  } catch (error) {
    rmSync(room, { recursive: true, force: true });
    throw error;
  }
  const device = basename(run('findmnt', '-n', '-o', 'SOURCE', folder));
  return {
    folder,
    fill: () => {
      for (let size = MEGABYTE; size >= 1; size /= 4) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(Math.max(1, size)), { flag: 'a' });
        } catch {
          // The remaining space is smaller than `size`.
        }
      }
    },
    empty: () => rmSync(filler, { force: true }),
    makeReadOnly: () => writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1'),
    remove: () => {
      // Lazy unmount: the driver of SQLite keeps its files open until the process ends.
      run('umount', '-l', folder);
      rmSync(room, { recursive: true, force: true });
    },
  };
};

const canMount = (): boolean => {
  try {
    createSmallDisk(8).remove();
    return true;
  } catch {
    return false;
  }
};

/**
 * `describe`, or `describe.skip` if this user cannot mount a disk, which needs root on Linux with loop devices.
 * With `REQUIRE_DISKS=1` such tests fail instead.
 */
export const describeWithDisk =
  process.env['REQUIRE_DISKS'] === '1' || canMount() ? describe : describe.skip;
