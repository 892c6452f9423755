import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toFields } from '@troupe/basics/fields';
import { findEmergencyNumbers } from './emergencyNumbers';

const folder = join(process.cwd(), 'content', 'cities');

it('every city of the shop is in a country whose numbers are known', () => {
  const cities = readdirSync(folder).map((file) => {
    const city = toFields(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return [file, findEmergencyNumbers(String(city['country']))?.all];
  });
  expect(cities.length).toBeGreaterThan(0);
  expect(cities.filter(([, all]) => all !== '112')).toEqual([]);
});

it('of an unknown country nothing is said', () => {
  expect(findEmergencyNumbers('')).toBeUndefined();
  expect(findEmergencyNumbers('constructor')).toBeUndefined();
});
