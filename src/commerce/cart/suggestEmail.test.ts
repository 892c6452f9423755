import fc from 'fast-check';
import { mailDomains } from './mailDomains';
import { isOneEditApart, suggestEmail } from './suggestEmail';

it.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmailcom', 'ann@gmail.com'],
  ['ann@hotnail.com', 'ann@hotmail.com'],
  ['ann@gmx.dee', 'ann@gmx.de'],
  ['ann@t-onlin.de', 'ann@t-online.de'],
  ['ann@ornage.fr', 'ann@orange.fr'],
  ['ann@laposte.ne', 'ann@laposte.net'],
  ['ann@interai.pl', 'ann@interia.pl'],
  ['ann@wp.pll', 'ann@wp.pl'],
  ['ann@onlin.no', 'ann@online.no'],
  ['ann@telia.comm', 'ann@telia.com'],
  ['ann@tdcasdl.dk', 'ann@tdcadsl.dk'],
  [' Ann.Bell+1@GMIAL.com ', 'Ann.Bell+1@gmail.com'],
])('asks about a typing error in the domain: %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  // Companies, also with short names and in other countries.
  'ann@bp.com',
  'ann@web.com',
  'ann@wpp.com',
  'ann@ing.de',
  'ann@gls.de',
  'ann@wb.de',
  'ann@free.de',
  'ann@live.nl',
  'ann@yahoo.be',
  'ann@hotmail.it',
  'ann@telia.se',
  'ann@orange.pl',
  'ann@online.de',
  'ann@example.com',
  'ann@troupe.example',
  // No address yet.
  '',
  '@gmial.com',
  'ann',
  'ann@',
])('leaves %s alone', (email) => {
  expect(suggestEmail(email)).toBeUndefined();
});

it.each(mailDomains)('knows %s', (domain) => {
  expect(suggestEmail(`ann@${domain}`)).toBeUndefined();
  expect(suggestEmail(`ann@${domain.toUpperCase()}`)).toBeUndefined();
});

it('has each domain once, in small letters', () => {
  expect(new Set(mailDomains).size).toBe(mailDomains.length);
  for (const domain of mailDomains) expect(domain).toMatch(/^[a-z\d-]+(?:\.[a-z\d]+)+$/);
});

/** The number of edits between two texts, computed the long way. */
const countEdits = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = rows[i];
      if (!row) continue;
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
};

const letters = fc.string({ unit: fc.constantFrom(...'abcgilmo.'), maxLength: 7 });

it('counts one edit as the long way does', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(isOneEditApart(a, b)).toBe(countEdits(a, b) === 1);
    }),
  );
});

it('never questions a domain that is two edits or more from every provider', () => {
  const near = fc
    .tuple(fc.constantFrom(...mailDomains), letters, fc.nat({ max: 9 }))
    .map(([domain, text, at]) => domain.slice(0, at) + text + domain.slice(at + text.length));
  fc.assert(
    fc.property(fc.oneof(fc.domain(), near), (domain) => {
      fc.pre(mailDomains.every((known) => countEdits(domain.toLowerCase(), known) > 1));
      expect(suggestEmail(`ann@${domain}`)).toBeUndefined();
    }),
  );
});

it('suggests an address of the list with the same name before it', () => {
  fc.assert(
    fc.property(
      fc.emailAddress(),
      fc.constantFrom(...mailDomains),
      fc.nat({ max: 12 }),
      (email, known, at) => {
        const typed = email.replace(/@.*$/, `@${known.slice(0, at)}x${known.slice(at)}`);
        const meant = suggestEmail(typed);
        if (meant === undefined) return;
        const [name, domain] = [
          meant.slice(0, meant.lastIndexOf('@')),
          meant.slice(meant.lastIndexOf('@') + 1),
        ];
        expect(typed.startsWith(`${name}@`)).toBe(true);
        expect(mailDomains).toContain(domain);
      },
    ),
  );
});
