import { isAssetPath } from './assetPaths';

it('tells the files that never change by their folder', () => {
  const paths = [
    '/_next/static/chunks/main.js',
    '/fonts/a.woff2',
    '/geo/dots.svg',
    '/_next/data/x.json',
    '/krakow',
    '/font',
  ];
  expect(paths.map(isAssetPath)).toEqual([true, true, true, false, false, false]);
});
