import { factsFile, parsePlace, ruleBookFile, textsFile } from './collections';

describe('the place of a file', () => {
  it('names the collection and the key of facts', () => {
    expect(parsePlace(factsFile('cities', 'krakow'))).toEqual({
      kind: 'facts',
      collection: 'cities',
      key: 'krakow',
    });
  });

  it('names the language of texts too', () => {
    expect(parsePlace(textsFile('de', 'shop-groups', '1'))).toEqual({
      kind: 'texts',
      collection: 'shop-groups',
      key: '1',
      lang: 'de',
    });
  });

  it('is the same for the whole shop where there is one file of a kind', () => {
    expect(parsePlace(ruleBookFile('redirects'))).toEqual({
      kind: 'rules',
      collection: 'redirects',
      key: 'redirects',
    });
  });

  it.each([
    ['a file at the top', 'krakow.json'],
    ['an unknown collection', 'hotels/krakow.json'],
    ['a word that every object knows', 'constructor/krakow.json'],
    ['rules in a folder', 'redirects/redirects.json'],
    ['a folder too deep', 'cities/poland/krakow.json'],
    ['a file without a name', 'cities/.json'],
    ['texts in a language that no site speaks', 'texts/it/cities/krakow.json'],
    ['texts under a site id instead of a language', 'texts/dk/cities/krakow.json'],
    ['texts of an unknown collection', 'texts/de/hotels/krakow.json'],
    ['texts outside the folder of texts', 'words/de/cities/krakow.json'],
  ])('is unknown: %s', (_, file) => {
    expect(parsePlace(file)).toBeUndefined();
  });
});
