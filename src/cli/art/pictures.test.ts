import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toFiles } from '@troupe/illustrations';
import sharp from 'sharp';
import { pictures } from './pictures';

const images = join(process.cwd(), 'public/images');
const files = readdirSync(images, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(join(images, name)).isFile(),
);

const MB = 1_000_000;

it('all pictures together are light enough for a repository', () => {
  const total = files.reduce((sum, name) => sum + statSync(join(images, name)).size, 0);
  expect(total).toBeLessThan(40 * MB);
});

it('every scene has a master that the widest screen can be served from', async () => {
  const scenes = files.filter((name) => /^(?:cities|heroes|posts|products)\//.test(name));
  const widths = await Promise.all(
    scenes.map(async (name) => (await sharp(join(images, name)).metadata()).width),
  );
  expect(new Set(widths)).toEqual(new Set([2400]));
});

it('there is one picture for every city and every activity, a hero and a mark for every brand', () => {
  const listKeys = (collection: string) =>
    readdirSync(join(process.cwd(), 'content', collection)).map((name) =>
      name.replace('.json', ''),
    );
  const wanted = [
    ...listKeys('cities').map((key) => `cities/${key}.jpg`),
    ...listKeys('products').map((key) => `products/${key}.jpg`),
    ...listKeys('shop-groups').flatMap((key) => [
      `heroes/${key}.jpg`,
      `heroes-on-phones/${key}.jpg`,
      `logos/${key}.webp`,
    ]),
    ...['team.jpg', 'fallback.jpg'],
  ];
  expect(wanted.filter((name) => !existsSync(join(images, name)))).toEqual([]);
});

it('the shipped pictures are those that are drawn', () => {
  const toPath = (name: string) => name.replace(/\.(?:jpg|webp)$/, '');
  const drawn = [...pictures].filter(([, { kind }]) => kind !== 'icon').map(([path]) => path);
  expect(files.map(toPath).sort()).toEqual(drawn.sort());
});

it('the shipped icons are those that are drawn', async () => {
  const icons = [...pictures].filter(([, { kind }]) => kind === 'icon');
  for (const [path, drawing] of icons) {
    const tab = (await toFiles(drawing)).find(({ extension }) => extension === 'svg');
    expect(tab?.bytes.toString()).toBe(readFileSync(`public/${path}.svg`, 'utf8'));
  }
  expect(icons.map(([path]) => path)).toEqual(['icons/favicon', 'icons/favicon-5']);
});
