import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geodataFiles } from '@/lib/geo/geodataFiles';
import { buildDots } from './europe/buildDots';
import { buildGeodata } from './europe/buildGeodata';

/**
 * Puts what maps are drawn from where the shop serves it, made of the atlas that comes as a package: the names carry
 * its version, so browsers may keep them for good. Before Next starts, since it looks once what there is in `public`.
 */
export const writeGeodata = (served = 'public'): void => {
  const folder = join(served, 'geo');
  // Earlier versions are nobody's any more.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const geodata = buildGeodata();
  writeFileSync(join(served, geodataFiles.countries), JSON.stringify(geodata));
  writeFileSync(join(served, geodataFiles.dots), buildDots(geodata));
};
