import { edit, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import { findWordingFaults } from './wording';

const good = createSmallContent();

const faultsOf = (content: Content) => findWordingFaults(buildMesh([toLoaded(content)]));

describe('words of the last night of freedom on sale to companies', () => {
  it.each([
    ['en', 'Stag weekends'],
    ['en', 'The hen’s choice'],
    ['en', 'For the bride and her friends'],
    ['de', 'Junggesellenabschied'],
    ['de', 'Der perfekte JGA'],
    ['de', 'Für den Bräutigam'],
    ['fr', 'Un EVG réussi'],
    ['fr', 'La mariée et ses amies'],
    ['fr', 'Le futur marié'],
    ['pl', 'Wieczór kawalerski'],
    ['pl', 'Wieczór panieński'],
    ['pl', 'Dla panny młodej'],
    ['da', 'Polterabend i byen'],
    ['da', 'Til bruden'],
    ['no', 'Utdrikningslag'],
    ['no', 'Forloveren vet alt'],
    ['sv', 'Svensexa'],
    ['sv', 'Möhippa med vänner'],
  ])('are found in %s: %s', (lang, text) => {
    const file = `texts/${lang}/products/food-tour.json`;

    expect(faultsOf(edit(good, file, 'highlights.0', text))).toMatchObject([
      { file, field: 'highlights.0', kind: 'wording' },
    ]);
  });

  it.each([
    ['en', 'Staggering views, then comprehension'],
    ['en', 'The thenceforth famous bridegate'],
    ['de', 'Ein Abend mit Brot und Bier'],
    ['pl', 'Pan kierowca czeka przy młodym dębie'],
    ['sv', 'Ett brus av vatten'],
  ])('are not found inside other words in %s: %s', (lang, text) => {
    expect(
      faultsOf(edit(good, `texts/${lang}/products/food-tour.json`, 'highlights.0', text)),
    ).toEqual([]);
  });
});

describe('whose texts companies read', () => {
  const told = 'Bring the whole hen party with you and enjoy the city together with all of them.';

  it('a city’s are everybody’s', () => {
    expect(faultsOf(edit(good, 'texts/en/cities/prague.json', 'summary', told))).toMatchObject([
      { file: 'texts/en/cities/prague.json', field: 'summary' },
    ]);
  });

  it('a corporate brand’s own', () => {
    expect(
      faultsOf(edit(good, 'texts/en/shop-groups/2.json', 'shops.krakow.intro', told)),
    ).toMatchObject([{ file: 'texts/en/shop-groups/2.json', field: 'shops.krakow.intro' }]);
  });

  it('not a consumer brand’s', () => {
    expect(faultsOf(edit(good, 'texts/en/shop-groups/1.json', 'lead', told))).toEqual([]);
  });

  it('not those of a product for consumers only', () => {
    expect(faultsOf(edit(good, 'texts/en/products/karaoke.json', 'summary', told))).toEqual([]);
  });

  it('every place of a text is named', () => {
    const once = edit(good, 'texts/en/products/food-tour.json', 'summary', told);
    const twice = edit(
      once,
      'texts/en/products/food-tour.json',
      'schedule.0.text',
      'Meet the stag',
    );

    expect(faultsOf(twice).map(({ field }) => field)).toEqual(['summary', 'schedule.0.text']);
  });
});
