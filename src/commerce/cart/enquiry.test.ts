import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { enquirySchema } from './enquiry';

const asked = { name: 'Ann Smith', email: 'ann@example.com', message: 'Is there a boat?' };

const problemsOf = (change: Readonly<Record<string, unknown>>) =>
  enquirySchema
    .safeParse({ ...asked, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('a name, an e-mail address and a message are enough', () => {
  expect(enquirySchema.parse({ ...asked, phone: '', company: ' ', vat_number: 'x' })).toEqual(
    asked,
  );
});

it('everything that is asked for is kept, without spaces around it', () => {
  const all = { ...asked, phone: '+44 20 7946 0018', company: 'Smith & Søn A/S' };
  expect(enquirySchema.parse({ ...all, message: ' Two\r\n\tlines \n' })).toEqual({
    ...all,
    message: 'Two\r\n\tlines',
  });
});

it.each([
  ['nothing', undefined, 'must not be empty'],
  ['null', null, 'must not be empty'],
  ['spaces', ' \n\t', 'must not be empty'],
  ['a number', 7, 'must be a text'],
  ['a NUL', 'a\0b', 'must not have control characters'],
  ['too much', 'x'.repeat(2001), 'must not be longer than 2000 characters'],
])('a message of %s is refused', (_, message, says) => {
  expect(problemsOf({ message })).toEqual([`message: ${says}`]);
});

it('what somebody tells of themselves is checked as with a booking', () => {
  expect(problemsOf({ name: '', email: 'ann', phone: 'call me' })).toEqual([
    'name: must not be empty',
    'email: must be an e-mail address such as ann@example.com',
    'phone: must be a phone number such as +44 20 7946 0018, or be left out',
  ]);
});

it('whatever is sent is refused, or accepted and then accepted again unchanged', () => {
  const any = fc.record({
    name: fc.oneof(fc.string({ unit: 'grapheme' }), fc.anything()),
    email: fc.oneof(fc.constantFrom(asked.email), fc.anything()),
    phone: fc.oneof(fc.constantFrom(' 049/30/123456', '', null, undefined), fc.anything()),
    message: fc.oneof(fc.string({ unit: anyCharacter }), fc.anything()),
  });
  const times = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(any, (sent) => {
      const { data } = enquirySchema.safeParse(sent);
      times[data ? 'accepted' : 'refused'] += 1;
      expect(data && enquirySchema.safeParse(data).data).toEqual(data);
    }),
    { numRuns: 500 },
  );
  expect(Math.min(times.accepted, times.refused)).toBeGreaterThan(1);
});
