import { findSpoilers } from './findSpoilers';

it.each([
  ['We land in Krakow on Friday.', 'Krakow'],
  ['Spotykamy się w KRAKOWIE.', 'Kraków'],
  ['Nie zapomnij o krakowskiej kiełbasie.', 'Kraków'],
  ['Wir fahren nach Munchen', 'München'],
  ['Pak til Lodz', 'Łódź'],
  ['Bring gloves for the go-karting.', 'Go-karting'],
  ['There will be shooting.', 'Shooting range with guns'],
  ['Na kręgle weź skarpetki.', 'Kręgle'],
])('%s names %s', (text, name) => {
  expect(findSpoilers(text, ['Elsewhere', name])).toEqual([name]);
});

it('what names nothing of the trip is no spoiler', () => {
  const names = ['Krakow', 'Food tour', 'Beer bike', 'Night at the opera'];
  const text =
    'Friday 15:00, be at your front door. Pack swimming trunks, good food and a warm jacket.';
  expect(findSpoilers(text, names)).toEqual([]);
});

it('a name that occurs twice is named once, and an empty one never', () => {
  expect(findSpoilers('Krakow, Krakow!', ['Krakow', 'Krakow', ''])).toEqual(['Krakow']);
});
