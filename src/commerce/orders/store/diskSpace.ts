import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The space of the disk of the orders database, in bytes. */
export interface DiskSpace {
  /** Available to this user; the system may reserve some for root. */
  readonly free: number;
  readonly total: number;
}

const BYTES_PER_MEGABYTE = 1024 ** 2;
/** The threshold for small disks, as a share of the disk. */
const LOW_SHARE = 0.1;

/**
 * Whether a disk is almost full: less than `DISK_WARNING_MB` and less than a tenth of the disk are free.
 *
 * @param warningMegabytes in MiB; 0 disables the check
 */
export const isSpaceLow = ({ free, total }: DiskSpace, warningMegabytes: number): boolean =>
  free < Math.min(warningMegabytes * BYTES_PER_MEGABYTE, total * LOW_SHARE);

/**
 * @param path the path of the database
 * @throws if its folder does not exist or the disk fails
 */
export const readDiskSpace = async (path: string): Promise<DiskSpace> => {
  const { bavail, blocks, bsize } = await statfs(dirname(path));
  return { free: bavail * bsize, total: blocks * bsize };
};
