import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { parseLinkTarget, toCardTarget } from './linkTarget';

it.each([
  ['city:krakow', { to: 'city', city: 'krakow' }],
  ['activity:krakow/food-tour', { to: 'activity', city: 'krakow', product: 'food-tour' }],
  ['post:packing-list', { to: 'post', key: 'packing-list' }],
  ['page:terms', { to: 'page', key: 'terms' }],
  ['about:', { to: 'about' }],
  ['contact:', { to: 'contact' }],
  ['destinations:', { to: 'destinations' }],
  ['activities:', { to: 'activities' }],
  ['map:', { to: 'map' }],
  ['blog:', { to: 'blog' }],
  ['#part-one', { to: 'heading', id: 'part-one' }],
  ['#%C3%BCber-uns', { to: 'heading', id: 'über-uns' }],
  ['https://www.gov.uk/x?y=1#z', { to: 'elsewhere', href: 'https://www.gov.uk/x?y=1#z' }],
  ['mailto:ann@brand.example', { to: 'elsewhere', href: 'mailto:ann@brand.example' }],
  ['tel:+44-20-7946', { to: 'elsewhere', href: 'tel:+44-20-7946' }],
])('%s leads somewhere', (href, target) => {
  expect(parseLinkTarget(href)).toEqual(target);
});

it.each([
  '',
  '#',
  '#a b',
  '#%E0%A4%A',
  '/krakow',
  'krakow',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://',
  'https://user:secret@evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://x',
  'about:blank',
  'city:',
  'city:Old Town',
  'city:krakow/../x',
  'activity:krakow',
  'activity:krakow/food-tour/x',
  'post:a b',
  'mailto:a@b.example?bcc=c@d.example',
  'mailto:a',
  'tel:1;x',
])('%j leads nowhere', (href) => {
  expect(parseLinkTarget(href)).toBeUndefined();
});

it('nothing but the listed kinds of addresses ever leads out of the shop', () => {
  const scheme = fc.constantFrom(
    'http:',
    'HTTPS:',
    'mailto:',
    'tel:',
    'ftp:',
    'javascript:',
    'data:',
  );
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        fc.webUrl(),
        fc.string().map((it) => `https:${it}`),
        fc
          .tuple(scheme, fc.constantFrom('', '//', '//ann@', '//ann:secret@'), fc.domain())
          .map((parts) => parts.join('')),
      ),
      (href) => {
        const target = parseLinkTarget(href);
        if (target?.to !== 'elsewhere') return;
        accepted += 1;
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(target.href).protocol);
        expect(new URL(target.href).password).toBe('');
      },
    ),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(30);
});

it('a card needs what it shows', () => {
  expect(toCardTarget('city', 'krakow', '')).toEqual({ to: 'city', city: 'krakow' });
  expect(toCardTarget('activity', 'food-tour', '')).toBeUndefined();
  expect(toCardTarget('hotel', 'ritz', 'krakow')).toBeUndefined();
  expect(toCardTarget('city', '__proto__', '')).toBeUndefined();
});
