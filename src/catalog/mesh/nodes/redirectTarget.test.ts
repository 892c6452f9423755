import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { parseRedirectTarget } from './redirectTarget';

it.each([
  ['city:krakow', { to: 'city', city: 'krakow' }],
  ['activity:krakow/food-tour', { to: 'activity', city: 'krakow', product: 'food-tour' }],
  ['page:faq', { to: 'page', key: 'faq' }],
  ['contact:', { to: 'contact' }],
  ['https://partner.example', { to: 'elsewhere', href: 'https://partner.example/' }],
  [
    'https://Partner.example/a/../b?c=d#e',
    { to: 'elsewhere', href: 'https://partner.example/b?c=d#e' },
  ],
  ['https://partner.example/søg', { to: 'elsewhere', href: 'https://partner.example/s%C3%B8g' }],
])('%s is a place to be sent to', (text, target) => {
  expect(parseRedirectTarget(text)).toEqual(target);
});

it.each([
  '',
  '/krakow',
  '#contact',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://\\evil.example',
  'https://partner.example\\@evil.example',
  'https://partner.example@evil.example',
  'https://partner.example:secret@evil.example',
  'https://@evil.example',
  'https://partner.example:8443/',
  'https://partner.example:443/',
  'https://partner.example:/',
  'http://partner.example/',
  'ftp://partner.example/',
  'https://pärtner.example/',
  'https://partner。example/',
  // The Kelvin sign, which looks like a k and is normalized to one.
  'https://\u212Araków.example/',
  'https://\u212A.example/',
  // Soft hyphen, zero width space and full-width letters, which browsers remove or normalize.
  'https://part\u00ADner.example/',
  'https://part\u200Bner.example/',
  'https://ｐartner.example/',
  'https://partner%2Eexample/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  ' https://partner.example/',
  'https://partner.example/ x',
  'https://partner.example/\r\nSet-Cookie: a=b',
  'https://part\tner.example/',
  'https://partner.example\0.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@partner.example',
  'tel:+4420',
])('%j is none', (text) => {
  expect(parseRedirectTarget(text)).toBeUndefined();
});

const listed = 'partner.example';

/** Parts of misleading URLs, around an allowed host. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['https:', 'https://', 'http://', '//', '/', '\\', '@', ':', '?', '#', '.', '%2F', '%5C'],
    ...[listed, 'evil.example', 'evil', '\t', '\n', '\r', '\0', ' ', '\u212A', '。', '[', ']', ';'],
  ),
  fc.string({ unit: anyCharacter, maxLength: 3 }),
);

const misleading = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 6 }).map((pieces) => `https://${listed}${pieces.join('')}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

it('whatever is written, a browser goes to the host that is read in it, by https and as nobody', () => {
  let accepted = 0;
  fc.assert(
    fc.property(misleading, (text) => {
      const target = parseRedirectTarget(text);
      if (target?.to !== 'elsewhere') return;
      accepted += 1;
      const { protocol, username, password, port, hostname } = new URL(target.href);
      expect([protocol, username, password, port]).toEqual(['https:', '', '', '']);
      expect(text.toLowerCase().startsWith(`https://${hostname}`)).toBe(true);
      expect(text.slice(`https://${hostname}`.length)).toMatch(/^(?:[/?#]|$)/);
      expect(target.href).toMatch(/^[\x21-\x7e]+$/);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(30);
});

it('nothing else ever leads to another host', () => {
  fc.assert(
    fc.property(misleading, (text) => {
      const target = parseRedirectTarget(text);
      const isOwn = target === undefined || target.to !== 'elsewhere';
      expect(isOwn || text.startsWith('https://')).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
