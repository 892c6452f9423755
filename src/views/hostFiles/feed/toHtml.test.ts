import { toProductCard, toCityCard } from '../../cards/toCards';
import { createSmallContext } from '@/testing/smallContext';
import { toHtml } from './toHtml';

const post = 'https://shop.example/blog/planning/packing';
const toAddress = (href: string) => new URL(href, post).href;
const print = (...nodes: Parameters<typeof toHtml>[0]) => toHtml(nodes, toAddress);

const { site, shops } = createSmallContext('en');
const [krakow] = shops;

it('words are never markup', () => {
  expect(print('Tom & <b>Jerry</b>')).toBe('Tom &#x26; &#x3C;b>Jerry&#x3C;/b>');
});

it('keeps what makes a text readable', () => {
  expect(
    print(
      { tag: 'h2', id: 'hats', children: ['Hats'] },
      { tag: 'p', children: ['One', { tag: 'br' }, { tag: 'strong', children: ['two'] }] },
      { tag: 'ol', start: 3, children: [{ tag: 'li', children: ['three'] }] },
      { tag: 'hr' },
    ),
  ).toBe(
    '<h2>Hats</h2><p>One<br /><strong>two</strong></p><ol start="3"><li>three</li></ol><hr />',
  );
});

it('keeps the columns of a table', () => {
  const cell = { tag: 'td', align: 'right', children: ['2'] } as const;
  expect(
    print({
      tag: 'table',
      children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [cell] }] }],
    }),
  ).toBe('<table><tbody><tr><td align="right">2</td></tr></tbody></table>');
});

it.each([
  ['/krakow', 'https://shop.example/krakow'],
  ['/about-us#contact', 'https://shop.example/about-us#contact'],
  ['#hats', `${post}#hats`],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['mailto:hello@brand.example', 'mailto:hello@brand.example'],
])('a link to %s is a whole address', (href, address) => {
  expect(print({ href, children: ['there'] })).toBe(`<a href="${address}">there</a>`);
});

it('a picture has its words, and a caption where it has one', () => {
  const picture = { src: '/images/a.jpg?v=1', width: 800, height: 600, color: '#123456' };
  const src =
    'https://shop.example/_ipx/f_jpeg&#x26;fit_cover&#x26;w_960&#x26;q_70/images/a.jpg?v=1';
  expect(print({ picture, alt: 'A "small" bridge', caption: null })).toBe(
    `<figure><img src="${src}" alt="A &#x22;small&#x22; bridge" /></figure>`,
  );
  expect(print({ picture, alt: '', caption: 'At six' })).toBe(
    `<figure><img src="${src}" alt="" /><figcaption>At six</figcaption></figure>`,
  );
});

it('cards are links, since no reader has their looks', () => {
  const sold = krakow?.products.find(({ product }) => product.key === 'food-tour');
  if (!krakow || !sold) throw new Error('There is no food tour in Krakow');
  expect(print({ activity: toProductCard(site, krakow, sold), city: 'Krakow' })).toBe(
    '<p><a href="https://shop.example/food-tour/krakow">food-tour, Krakow</a></p>',
  );
  expect(print({ card: toCityCard(site, krakow) })).toBe(
    '<p><a href="https://shop.example/krakow">Krakow</a></p>',
  );
});

it('nothing in it is the end of what XML would put it into', () => {
  const html = print(']]> and ]]>', { href: '/a?]]>', children: [']]>'] });
  expect(html).not.toContain(']]>');
  expect(html).toContain(']]&gt; and ]]&gt;');
});
