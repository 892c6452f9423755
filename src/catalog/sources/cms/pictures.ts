import { limits, versionOf } from '@troupe/image-proxy/source';
import type { RawRecord } from '../loader';
import { toSlug } from './slugs';

/** A picture on the CMS's host, which the image proxy reads from there. */
export interface CmsPicture {
  /** The path that content uses, below `/images/` like all pictures. */
  readonly path: string;
  readonly record: RawRecord;
}

/** The placeholder colour while it loads: a neutral one, because the picture itself is not analysed. */
const color = '#d9d4c8';

const types = /\.(jpe?g|png|webp|avif)$/i;

interface Seen {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

const isSize = (length: number) => Number.isInteger(length) && length > 0 && length <= 20_000;

/**
 * @param hosts the hosts that the image proxy may read
 * @returns `undefined` for a picture that the proxy would refuse, or whose size is unknown
 */
export const toPicture = (
  { address, width, height }: Seen,
  hosts: readonly string[],
): CmsPicture | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  const [name = ''] = url.pathname.split('/').slice(-1);
  const [, type] = types.exec(name) ?? [];
  const isRead =
    /^https?:$/.test(url.protocol) && !url.username && !url.password && hosts.includes(url.host);
  if (!type || !isRead || !isSize(width) || !isSize(height) || width * height > limits.pixels) {
    return undefined;
  }
  const version = versionOf(`${url.href} ${width} ${height}`);
  const file = `images/cms/${toSlug(name.replace(types, ''))}-${version}.${type.toLowerCase()}`;
  return {
    path: `/${file}`,
    record: { file, data: { width, height, color, version, address: url.href } },
  };
};

/** Reads the size that WordPress writes into the names of resized pictures: `beach-1024x683.jpg`. */
export const readSizeInName = (address: string): { width: number; height: number } => {
  const [, width, height] = /-(\d{2,5})x(\d{2,5})\.[a-z]+$/i.exec(address) ?? [];
  return { width: Number(width), height: Number(height) };
};
