import { parseProse } from '@/catalog/mesh/prose/parseProse';
import { edit } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { createSmallContext } from '@/testing/smallContext';
import { toProse } from './toProse';

/** Sells karaoke, a food tour and a pub crawl in Krakow, and the first two in Prague. */
const en = createSmallContext('en');
/** Sells a food tour in Krakow to companies. */
const pl2 = createSmallContext('pl2');

const show = (markdown: string, context = en) => toProse(context, parseProse(markdown).prose);

const paragraph = (...children: unknown[]) => [{ tag: 'p', children }];

describe('a link', () => {
  it.each([
    ['city:krakow', '/krakow'],
    ['activity:prague/karaoke', '/karaoke/prague'],
    ['post:packing-list', '/blog/planning/the-packing-list'],
    ['page:terms', '/page/terms'],
    ['about:', '/about-us'],
    ['contact:', '/about-us#contact'],
    ['destinations:', '/destinations'],
    ['activities:', '/activities'],
    ['map:', '/map'],
    ['blog:', '/blog'],
    ['https://www.pkp.pl/en', 'https://www.pkp.pl/en'],
    ['mailto:hello@brand.example', 'mailto:hello@brand.example'],
  ])('to %s leads to %s', (reference, href) => {
    expect(show(`See [there](${reference}).`)).toEqual(
      paragraph('See ', { href, children: ['there'] }, '.'),
    );
  });

  it('to a heading of the same text leads there', () => {
    expect(show('## What to take\n\nSee [above](#what-to-take).')).toContainEqual(
      paragraph('See ', { href: '#what-to-take', children: ['above'] }, '.')[0],
    );
  });

  it('uses the words of the site in its path', () => {
    expect(show('[tu](post:packing-list) i [tu](page:terms) i [tu](contact:)', pl2)).toEqual(
      paragraph(
        { href: '/blog/planning/co-spakowac', children: ['tu'] },
        ' i ',
        { href: '/strona/terms', children: ['tu'] },
        ' i ',
        { href: '/o-nas#contact', children: ['tu'] },
      ),
    );
  });

  it.each([
    'city:prague',
    'city:atlantis',
    'activity:krakow/karaoke',
    'activity:prague/food-tour',
    'post:party-speech',
    'page:imprint',
  ])('to %s is plain words where the site lacks it', (reference) => {
    expect(show(`See **[there](${reference})** or not.`, pl2)).toEqual(
      paragraph('See ', { tag: 'strong', children: ['there'] }, ' or not.'),
    );
  });

  it('that is taken away leaves no seam in the words', () => {
    expect(show('See [there](city:atlantis) or not.')).toEqual(paragraph('See there or not.'));
  });

  it('to a page leads to the site’s own of that kind where companies read another', () => {
    const terms = 'pages/pl/terms.md';
    const content = edit(createSmallContent(), terms, 'frontMatter.audiences', ['consumer']);
    const pages = pl2.pages.map((page) => ({
      ...page,
      key: `corporate-${page.key}`,
      slug: `${page.slug}-dla-firm`,
    }));
    const context = { ...createSmallContext('pl2', content), pages };
    expect(show('[tu](page:terms)', context)).toEqual(
      paragraph({ href: '/strona/terms-dla-firm', children: ['tu'] }),
    );
  });
});

describe('a card', () => {
  const cards = '::activity{name=karaoke city=krakow}\n\n::city{name=prague}';

  it('shows what the site sells, with the city it is in', () => {
    expect(show(cards)).toMatchObject([
      { activity: { name: 'karaoke', href: '/karaoke/krakow', price: 100 }, city: 'Krakow' },
      { card: { name: 'Prague', href: '/prague', count: 2 } },
    ]);
  });

  it('of what the site does not sell is left out', () => {
    expect(show(`Before.\n\n${cards}\n\nAfter.`, pl2)).toEqual([
      ...paragraph('Before.'),
      ...paragraph('After.'),
    ]);
  });

  it('that was all that a point of a list had to say takes the point along, and a list its last', () => {
    expect(show('- one\n- ::city{name=prague}', pl2)).toEqual([
      { tag: 'ul', children: [{ tag: 'li', children: ['one'] }] },
    ]);
    expect(show('> ::city{name=prague}\n\nAfter.', pl2)).toEqual(paragraph('After.'));
  });
});

describe('a picture', () => {
  const known = { width: 800, height: 600, color: '#123456', version: 'abc' };
  const mesh = { ...en.mesh, pictures: new Map([['/images/a.jpg', known]]) };
  const context = { ...en, mesh };

  it('comes with its size, its description and what is said below it', () => {
    expect(show('![A bridge](/images/a.jpg "At six")', context)).toEqual([
      {
        picture: { src: '/images/a.jpg?v=abc', width: 800, height: 600, color: '#123456' },
        alt: 'A bridge',
        caption: 'At six',
      },
    ]);
  });

  it('that is missing is the drawn one', () => {
    expect(show('![A bridge](/images/lost.jpg)', context)).toMatchObject([
      { picture: { src: '/images/fallback.jpg' }, alt: 'A bridge', caption: null },
    ]);
  });

  const figure = expect.objectContaining({ alt: 'A bridge' }) as unknown;

  it.each([
    ['emphasis', 'So **here ![A bridge](/images/a.jpg) we** go.'],
    ['a link', 'So [here ![A bridge](/images/a.jpg) we](city:krakow) go.'],
  ])('in %s stands between paragraphs, as a browser would have it', (_, markdown) => {
    const shown = show(markdown, context);
    expect(shown).toEqual([expect.objectContaining({ tag: 'p' }), figure, shown[2]]);
    expect(shown[2]).toMatchObject({ tag: 'p', children: [{ children: [' we'] }, ' go.'] });
  });

  it('in a heading stands below it', () => {
    expect(show('## The ![A bridge](/images/a.jpg) bridge', context)).toEqual([
      expect.objectContaining({ tag: 'h2', id: 'the--bridge' }),
      figure,
    ]);
  });

  it('that is a heading of its own leaves none behind', () => {
    expect(show('## ![A bridge](/images/a.jpg)', context)).toEqual([figure]);
  });
});

it('keeps what makes a text readable: headings by name, numbers, columns', () => {
  const [heading, list, table] = show(
    '### Numbers\n\n4. four\n5. five\n\n| a | b |\n|---|--:|\n|   | 2 |',
  );
  expect(heading).toEqual({ tag: 'h3', id: 'numbers', children: ['Numbers'] });
  expect(list).toMatchObject({ tag: 'ol', start: 4 });
  expect(table).toMatchObject({
    children: [
      { tag: 'thead' },
      { children: [{ children: [{ tag: 'td' }, { tag: 'td', align: 'right', children: ['2'] }] }] },
    ],
  });
});
