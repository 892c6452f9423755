import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geodataFiles } from '@/lib/geo/geodataFiles';
import { buildDots } from './europe/buildDots';
import { buildGeodata } from './europe/buildGeodata';

/**
 * Writes the map data into the served folder. The source is the atlas package, and file names contain its version, so
 * browsers may cache them forever. Run it before Next starts, because Next lists `public` only once.
 */
export const writeGeodata = (served = 'public'): void => {
  const folder = join(served, 'geo');
  // Remove files of earlier versions.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const geodata = buildGeodata();
  writeFileSync(join(served, geodataFiles.countries), JSON.stringify(geodata));
  writeFileSync(join(served, geodataFiles.dots), buildDots(geodata));
};
