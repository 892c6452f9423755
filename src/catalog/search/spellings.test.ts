import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { spell, spellPhrase, toWords } from './spellings';

it.each([
  ['Ölcykel', ['olcykel', 'oelcykel']],
  ['Ølcykel', ['olcykel', 'oelcykel']],
  ['båt', ['bat', 'baat']],
  ['Führung', ['fuhrung', 'fuehrung']],
  ['Schießstand', ['schiessstand']],
  ['Straßenkünstler', ['strassenkunstler', 'strassenkuenstler']],
  ['kædereaktion', ['kaedereaktion']],
  ['bœuf', ['boeuf']],
  ['Łódź', ['lodz']],
  ['Kraków', ['krakow']],
  ['dégustation', ['degustation']],
  ['żółw', ['zolw']],
  ['bike', ['bike']],
])('%s may be typed as %j', (word, spellings) => {
  expect(spell(word)).toEqual(spellings);
});

it('knows a letter whether its mark is part of it or stands after it', () => {
  expect(spell('O\u0308lcykel')).toEqual(spell('\u00d6lcykel'));
  expect(toWords('a\u030Angbåt')).toEqual(['\u00e5ngb\u00e5t']);
});

it('takes words apart at whatever is no letter and no digit', () => {
  expect(toWords('Go-karting: grand prix, 2 laps!')).toEqual([
    'go',
    'karting',
    'grand',
    'prix',
    '2',
    'laps',
  ]);
  expect(toWords('Limousine à l’aéroport')).toEqual(['limousine', 'à', 'l', 'aéroport']);
  expect(toWords(' \n–… ')).toEqual([]);
});

it('spells a title as a whole, its words one space apart', () => {
  expect(spellPhrase('  Middag med BØF & øl ')).toEqual([
    'middag med bof ol',
    'middag med boef oel',
  ]);
});

it('is done after once: what is spelled stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (text) => {
      for (const spelling of toWords(text).flatMap(spell)) {
        expect(spell(spelling)).toEqual([spelling]);
      }
    }),
  );
});

it('never fails, and leaves neither marks nor capitals', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
      for (const spelling of toWords(text).flatMap(spell))
        expect(spelling).not.toMatch(/[\p{M}A-Z]/u);
    }),
  );
});
