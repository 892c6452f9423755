import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { printJsonLd } from './printJsonLd';
import { countRuns } from '@/testing/scope';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '-->',
  ']]>',
  '&lt;/script&gt;',
  '\u2028\u2029',
  '"\\\n\0',
];

/** The content that a browser parses from a page with the script. */
const read = (name: string) => {
  const text = printJsonLd([{ '@type': 'Organization', name }]);
  const page = `<body><script type="application/ld+json">${text}</script><p>after</p></body>`;
  const { document } = new JSDOM(page).window;
  return {
    scripts: document.querySelectorAll('script').length,
    after: document.querySelector('p')?.textContent,
    data: JSON.parse(document.querySelector('script')?.textContent ?? '') as unknown,
  };
};

const expectWhole = (name: string) =>
  expect(read(name)).toEqual({
    scripts: 1,
    after: 'after',
    data: { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name }] },
  });

it.each(hostile)('keeps %j within its script and as it is', expectWhole);

it('keeps any text within its script and as it is', () => {
  const part = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: anyCharacter }));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => expectWhole(parts.join(''))),
    { numRuns: countRuns(150) },
  );
});
