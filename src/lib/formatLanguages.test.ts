import { formatLanguages } from './formatLanguages';

it('languages are named in the reader’s own', () => {
  expect(formatLanguages(['en', 'pl'], 'de-DE')).toBe('Englisch, Polnisch');
  expect(formatLanguages(['da', 'no'], 'fr-FR')).toBe('danois, norvégien');
});

it('no languages give no text', () => {
  expect(formatLanguages([], 'en-GB')).toBe('');
});
