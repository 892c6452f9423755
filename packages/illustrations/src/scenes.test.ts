import * as illustrations from './index';

const { activities, cities, fallback, heroes, posts, team, toSvg } = illustrations;

const scenes = Object.entries({ ...cities, ...activities, ...heroes, ...posts, team, fallback });

const listMatches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

it.each(scenes)('%s is a complete drawing', (_, picture) => {
  const svg = toSvg(picture);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  const opened = listMatches(svg, /<(\w+)(?:\s[^<>]*[^/])?>/g);
  const closed = listMatches(svg, /<\/(\w+)>/g);
  expect([...closed].sort()).toEqual([...opened].sort());
});

it.each(scenes)('%s refers only to gradients and clip paths of its own', (_, picture) => {
  const svg = toSvg(picture);
  const ids = new Set(listMatches(svg, / id="([^"]+)"/g));
  const missing = listMatches(svg, /url\(#([^)]+)\)/g).filter((id) => !ids.has(id));
  expect(missing).toEqual([]);
  expect(svg).not.toMatch(/(?:href|src)="(?!#)/);
});

it('scenes have the shape of their kind', () => {
  const shapeOf = (pictures: readonly illustrations.Picture[]) =>
    new Set(pictures.map(({ width, height }) => (width / height).toFixed(2)));
  expect(shapeOf(Object.values(cities))).toEqual(new Set(['1.60']));
  expect(shapeOf(Object.values(activities))).toEqual(new Set(['1.33']));
  expect(shapeOf(Object.values(heroes))).toEqual(new Set(['2.00']));
});
