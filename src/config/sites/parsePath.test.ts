import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { parsePath } from './parsePath';

it.each([
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/', '/'],
  ['//', '/'],
  ['//old///page//', '/old/page'],
  ['/vilk%C3%A5r', '/vilkår'],
  ['/vilkår', '/vilkår'],
  ['/vilka\u030Ar', '/vilkår'],
  ['/vilka%CC%8Ar/', '/vilkår'],
  ['/Old_Page.html', '/Old_Page.html'],
  ['/50%25', '/50%'],
])('%j is read as %s', (path, read) => {
  expect(parsePath(path)).toBe(read);
});

it.each([
  '',
  'faq',
  '/%',
  '/%E0%A4%A',
  '/a%00b',
  '/a%0d%0ab',
  '/\\evil.example',
  '/%5Cevil',
  'http://x/',
])('%j is no path', (path) => {
  expect(parsePath(path)).toBeUndefined();
});

it('an address has one reading, however it is encoded and composed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const path = `/${text}`;
      const read = parsePath(encodeURI(path));
      expect(parsePath(encodeURI(path.normalize('NFD')))).toBe(read);
    }),
  );
});

it('what is read never starts like a host', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(parsePath(`/${text}`) ?? '').not.toMatch(/^\/[/\\]/);
    }),
  );
});
