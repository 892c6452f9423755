import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { customerSchema, longest } from './customer';

const ann = { name: 'Ann Smith', email: 'ann@example.com' };

const parse = (change: Readonly<Record<string, unknown>>) =>
  customerSchema.safeParse({ ...ann, ...change });

/** The problems that the form shows, as `field: message`. */
const problemsOf = (change: Readonly<Record<string, unknown>>) =>
  parse(change).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('a name and an e-mail address are enough', () => {
  expect(parse({}).data).toEqual(ann);
});

it('everything that is asked for is kept', () => {
  const all = {
    ...ann,
    phone: '+44 (20) 7946-0018',
    occasion: 'Tom’s stag do',
    notes: 'Two of us\r\n\tare vegetarians.\n',
    company: 'Smith & Søn A/S',
    vat_number: 'PL 525-000-71-39',
  };
  expect(parse(all).data).toEqual({ ...all, notes: all.notes.trim() });
});

it('spaces around a field are not part of it', () => {
  expect(parse({ name: '  Ann Smith ', email: ' ann@example.com\n' }).data).toEqual(ann);
});

it.each(['phone', 'occasion', 'notes', 'company', 'vat_number'])(
  '%s may be missing, empty or blank, and is then left out',
  (field) => {
    for (const value of [undefined, null, '', '  '])
      expect(parse({ [field]: value }).data).toEqual(ann);
  },
);

it('what nobody asked for is not kept', () => {
  expect(parse({ role: 'admin' }).data).toEqual(ann);
});

it.each(['Ng', 'Ł', '李小龍', 'José María de la Cruz y O’Neill'])('%s is a name', (name) => {
  expect(parse({ name }).data?.name).toBe(name);
});

it.each([
  ['name', undefined, 'must be a text'],
  ['name', 5, 'must be a text'],
  ['name', '', 'must not be empty'],
  ['name', '   ', 'must not be empty'],
  ['name', 'Ann\nBcc: all@example.com', 'must be a single line without control characters'],
  ['name', 'Ann\u0000', 'must be a single line without control characters'],
  ['email', undefined, 'must be a text'],
  ['email', '', 'must be an e-mail address such as ann@example.com'],
  ['email', 'ann', 'must be an e-mail address such as ann@example.com'],
  ['email', 'ann@example', 'must be an e-mail address such as ann@example.com'],
  ['email', 'ann@@example.com', 'must be an e-mail address such as ann@example.com'],
  [
    'email',
    'ann@example.com, bob@example.com',
    'must be an e-mail address such as ann@example.com',
  ],
  ['email', 'a\nBcc:b@example.com', 'must be an e-mail address such as ann@example.com'],
  ['phone', 5, 'must be a text'],
  ['phone', '12345', 'must be a phone number such as +44 20 7946 0018, or be left out'],
  ['phone', '......', 'must be a phone number such as +44 20 7946 0018, or be left out'],
  ['phone', '44 + 20 7946', 'must be a phone number such as +44 20 7946 0018, or be left out'],
  ['phone', 'call me', 'must be a phone number such as +44 20 7946 0018, or be left out'],
  ['notes', 'a\u0000b', 'must not have control characters'],
  ['notes', ['a'], 'must be a text'],
])('%s must not be %j: it %s', (field, value, message) => {
  expect(problemsOf({ [field]: value })).toEqual([`${field}: ${message}`]);
});

it.each([
  ['name', 100],
  ['phone', 40],
  ['occasion', 60],
  ['notes', longest.notes],
  ['company', 120],
  ['vat_number', 30],
])('%s must not be longer than %i characters', (field, most) => {
  expect(parse({ [field]: '1'.repeat(most) }).success).toBe(true);
  expect(problemsOf({ [field]: '1'.repeat(most + 1) })).toEqual([
    `${field}: must not be longer than ${most} characters`,
  ]);
});

it('an address that is too long is told so', () => {
  expect(problemsOf({ email: `${'x'.repeat(250)}@example.com` })).toContain(
    'email: must not be longer than 254 characters',
  );
});

it('every problem is told at once', () => {
  expect(problemsOf({ name: '', email: 'ann', phone: '-' })).toHaveLength(3);
});

it.each(['123456', '+48 600 000 000', '(030) 12.34-56', '0049/30/123456'])(
  '%s is a phone number',
  (phone) => {
    expect(parse({ phone }).data?.phone).toBe(phone);
  },
);

it('whatever is sent is refused, or accepted and then accepted again unchanged', () => {
  const any = fc.record({
    name: fc.oneof(fc.string({ unit: 'grapheme' }), fc.anything()),
    email: fc.oneof(fc.constantFrom(ann.email, 'o_neill+stag@mail.example.co.uk'), fc.anything()),
    phone: fc.oneof(fc.constantFrom(' 049/30/123456', '', null, undefined), fc.anything()),
    notes: fc.oneof(fc.string({ unit: anyCharacter }), fc.anything()),
  });
  const times = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(any, (sent) => {
      const { data } = customerSchema.safeParse(sent);
      times[data ? 'accepted' : 'refused'] += 1;
      expect(data && customerSchema.safeParse(data).data).toEqual(data);
    }),
    { numRuns: 500 },
  );
  expect(Math.min(times.accepted, times.refused)).toBeGreaterThan(1);
});
