import { parseArgs } from 'node:util';
import { siteIds } from '@/config/sites/site';
import { writeShop } from './writeShop';

/** Writes a shop of any size: `generate.mts <folder> [--cities 200] [--activities 100] [--seed 1]`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    cities: { type: 'string', default: '200' },
    activities: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const [folder] = positionals;
const [cities, activities, seed] = [values.cities, values.activities, values.seed].map(Number);
if (!folder || !cities || !activities || !seed) {
  console.error('usage: generate.mts <folder> [--cities 200] [--activities 100] [--seed 1]');
  process.exit(1);
}
const { files, bytes } = await writeShop(folder, { cities, activities, seed });
const pages = cities * activities * siteIds.length;
console.log(
  `${files} files of ${(bytes / 1e6).toFixed(0)} MB for ${pages} activity pages in ${folder}`,
);
