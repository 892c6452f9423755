import fc from 'fast-check';
import { hostileTexts } from '@/testing/hostileProse';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { parseProse } from './parseProse';
import { type Prose, proseTags } from './prose';
import { walkProse } from './walkProse';

const proseOf = (markdown: string) => parseProse(markdown).prose;

const paragraph = (...children: Prose) => ({ kind: 'element', tag: 'p', children });

describe('text', () => {
  it('is read as it is written', () => {
    expect(proseOf('Hello **world**, *all* of it, ~~not~~ `this`.')).toEqual([
      paragraph(
        'Hello ',
        { kind: 'element', tag: 'strong', children: ['world'] },
        ', ',
        { kind: 'element', tag: 'em', children: ['all'] },
        ' of it, ',
        { kind: 'element', tag: 'del', children: ['not'] },
        ' ',
        { kind: 'element', tag: 'code', children: ['this'] },
        '.',
      ),
    ]);
  });

  it('keeps its lists, their first number and their quotes', () => {
    expect(proseOf('3. three\n4. four\n\n> said')).toMatchObject([
      { tag: 'ol', start: 3, children: [{ tag: 'li' }, { tag: 'li' }] },
      { tag: 'blockquote', children: [{ tag: 'p', children: ['said'] }] },
    ]);
  });

  it('keeps its tables and how their columns are aligned', () => {
    const [table] = proseOf('| a | b |\n|:--|--:|\n| 1 | 2 |');
    expect(table).toMatchObject({
      tag: 'table',
      children: [
        {
          tag: 'thead',
          children: [{ tag: 'tr', children: [{ align: 'left' }, { align: 'right' }] }],
        },
        {
          tag: 'tbody',
          children: [{ tag: 'tr', children: [{ children: ['1'] }, { children: ['2'] }] }],
        },
      ],
    });
  });

  it('keeps colons before words and numbers, which are no directives', () => {
    const text = 'At 10:30, note:this and 16:9 are words.';
    expect(parseProse(text)).toMatchObject({ prose: [paragraph(text)], problems: [] });
  });

  it('counts its words', () => {
    expect(parseProse('## Two words\n\nand *three* more').words).toBe(5);
  });
});

describe('headings', () => {
  it('get names that links can end in, each its own', () => {
    const { headings } = parseProse('## Über uns\n\n### Co zabrać\n\n## Über uns\n\n#### too deep');
    expect(headings).toEqual([
      { id: 'über-uns', text: 'Über uns', level: 2 },
      { id: 'co-zabrać', text: 'Co zabrać', level: 3 },
      { id: 'über-uns-1', text: 'Über uns', level: 2 },
    ]);
  });

  it('never take the name of a place that the page around them has', () => {
    const { headings } = parseProse('## content\n\n## contact\n\n## __next');
    expect(headings.map(({ id }) => id)).toEqual(['content-1', 'contact-1', '__next-1']);
  });

  it('start below the title of the page; a second title is told', () => {
    const { headings, problems } = parseProse('# Title\n\n## Part');
    expect(headings.map(({ level }) => level)).toEqual([2, 2]);
    expect(problems).toEqual([{ line: 1, reason: expect.stringContaining('use ## here') }]);
  });

  it('can be linked to from their own text', () => {
    const { prose, problems } = parseProse('[down](#part) [nowhere](#other)\n\n## Part');
    expect(prose[0]).toEqual(
      paragraph(
        { kind: 'link', target: { to: 'heading', id: 'part' }, children: ['down'] },
        ' nowhere',
      ),
    );
    expect(problems).toEqual([{ line: 1, reason: expect.stringContaining('#other') }]);
  });
});

describe('cards and pictures', () => {
  it('cards name what they show', () => {
    expect(proseOf('::activity{name=food-tour city=krakow}\n\n::city{name=riga}')).toEqual([
      { kind: 'card', target: { to: 'activity', product: 'food-tour', city: 'krakow' } },
      { kind: 'card', target: { to: 'city', city: 'riga' } },
    ]);
  });

  it.each([
    ['a card without a city', '::activity{name=food-tour}', 'no directive that is known'],
    ['a card of something else', '::hotel{name=ritz}', 'no directive that is known'],
    ['a card whose key is none', '::city{name="Old Town"}', 'no directive that is known'],
    ['a card amid a sentence', 'See :city{name=krakow} here', 'is no card'],
    ['a card that is never closed', '::city{name=krakow', 'is no card'],
    ['a box of another kind', ':::warning\ntext\n:::', 'no directive that is known'],
    ['raw HTML', '<div>text</div>', 'raw HTML is left out'],
    ['a footnote', 'a[^1]\n\n[^1]: b', 'footnotes are left out'],
    ['a link of the path kind', '[x](/krakow)', 'is left out'],
    ['a card whose name is not known', 'See :ativity{name=a city=b}', 'is no card'],
    ['a word with attributes', ':b[text]{x=y}', 'is no card'],
    ['a word with a label', 'See :b[text] here', 'is no card'],
    ['a card with a space in it', '::: activity{name=a city=b}', 'is no card'],
    ['a card of a whole line amid a sentence', 'a ::city{name=a} b', 'is no card'],
    ['a link without words', 'To [](city:krakow)', 'it has no words'],
    ['a link with unseen words', 'To [&#x202e;](city:krakow)', 'it has no words'],
    [
      'a link around a picture that goes',
      '[![x](https://a.b/x.png)](city:riga)',
      'it has no words',
    ],
    ['a picture without words', '![](/images/a.jpg)', 'has no words'],
    ['a picture from elsewhere', '![x](https://example.com/x.png)', 'is left out'],
  ])('%s is told to the editor', (_, markdown, reason) => {
    const { prose, problems } = parseProse(`Text.\n\n${markdown}`, 10);
    expect(problems[0]).toEqual({ line: 12, reason: expect.stringContaining(reason) });
    expect(walkProse(prose).filter((it) => typeof it === 'object' && it.kind === 'card')).toEqual(
      [],
    );
  });

  it('a card in a cell is told once, and stays as it is written', () => {
    const { prose, problems } = parseProse('| a |\n|---|\n| ::city{name=riga} |');
    expect(problems).toEqual([{ line: 3, reason: expect.stringContaining('is no card') }]);
    expect(walkProse(prose)).toContain('::city{name=riga}');
  });

  it('a label is all that is left of an unknown directive in a line', () => {
    expect(proseOf('a :b[text]{x=y} c')).toEqual([paragraph('a text c')]);
  });

  it('a link without words is gone, one around a picture stays', () => {
    expect(proseOf('a [](city:krakow)b')).toEqual([paragraph('a b')]);
    const { prose, problems } = parseProse('[![x](/images/a.jpg)](city:krakow)');
    expect(problems).toEqual([]);
    expect(walkProse(prose)).toContainEqual(expect.objectContaining({ kind: 'link' }));
  });

  it.each(['HTTPS://a.b/C', 'hTTp://a.b/C', 'MailTo:Ann@a.example'])(
    '%s leads where it does in small letters',
    (href) => {
      const { prose, problems } = parseProse(`[x](${href})`);
      const lowered = href.replace(/^\w+/, (scheme) => scheme.toLowerCase());
      const target = { to: 'elsewhere' as const, href: lowered };
      expect(prose).toEqual([paragraph({ kind: 'link', target, children: ['x'] })]);
      expect(problems).toEqual([]);
    },
  );

  it('pictures stand for themselves, with what they show and a caption', () => {
    expect(proseOf('Before ![a view](/images/a.jpg "From above") after')).toEqual([
      paragraph('Before '),
      { kind: 'figure', path: '/images/a.jpg', alt: 'a view', caption: 'From above' },
      paragraph(' after'),
    ]);
  });
});

/** All nodes that a text must not contain. */
const findForeign = (prose: Prose): unknown[] =>
  walkProse(prose).filter((node) => {
    if (typeof node === 'string') return false;
    if (node.kind === 'element') return !proseTags.includes(node.tag);
    if (node.kind === 'figure') return !/^\/images\/[\w/.-]+$/.test(node.path);
    if (node.kind === 'link' && node.target.to === 'elsewhere') {
      return !/^(?:https?:\/\/|mailto:|tel:)/i.test(node.target.href);
    }
    return false;
  });

describe('whatever is written', () => {
  it('has more than three hundred hostile examples', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(300);
  });

  it.each(hostileTexts)('$name: nothing foreign is left', ({ text }) => {
    expect(findForeign(proseOf(text))).toEqual([]);
  });

  it('parts that are put together anyhow leave nothing foreign', () => {
    const part = fc.oneof(
      fc.constantFrom(...hostileTexts.map(({ text }) => text)),
      fc.constantFrom('<', '>', '[', '](', ')', '![', '::', '{', '}', '\n', '\n\n', '"', '`', '|'),
      fc.string({ unit: anyCharacter, maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        expect(findForeign(proseOf(parts.join('')))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('no more levels are kept than a page can hold', () => {
    const depthOf = (prose: Prose): number =>
      Math.max(
        0,
        ...prose.map((node) =>
          typeof node !== 'string' && 'children' in node ? 1 + depthOf(node.children) : 0,
        ),
      );
    expect(depthOf(proseOf(`${'> '.repeat(200)}deep`))).toBeLessThan(20);
  });

  it('a text as large as one may be is read in one go', () => {
    const text = 'A sentence with [a link](city:krakow) and **more**.\n\n'.repeat(577);
    expect(parseProse(text).words).toBe(577 * 7);
  });
});
