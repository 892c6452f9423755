import { formatContentFault } from './contentFault';

const fault = {
  file: 'cities/krakow.json',
  field: 'airport.code',
  kind: 'schema',
  reason: 'is missing',
} as const;

it('a fault is told with its file, field, reason and kind', () => {
  expect(formatContentFault(fault)).toBe('cities/krakow.json › airport.code: is missing [schema]');
});

it('a fault of a whole file names no field', () => {
  expect(formatContentFault({ ...fault, field: '', kind: 'not-json' })).toBe(
    'cities/krakow.json: is missing [not-json]',
  );
});
