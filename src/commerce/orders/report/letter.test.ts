import { createEnquiry, createProposal } from '../testing/enquiries';
import { formatEnquiryLine, formatLetter } from './letter';

const enquiry = createEnquiry({ reference: 'EQ-7K4M-9QXD' });

it('shows who asks what', () => {
  expect(formatLetter(enquiry)).toBe(
    `
EQ-7K4M-9QXD                                        2026-05-23 10:00 UTC
Shop group 1, site en
------------------------------------------------------------------------
Name:       Ann Example
E-mail:     ann@example.com
Phone:      +44 20 7946 0018
------------------------------------------------------------------------
Twelve of us, Krakow, the first weekend of June.
Is there a boat?`.slice(1),
  );
});

it('shows what a company wants a proposal for', () => {
  const printed = formatLetter({ ...enquiry, proposal: createProposal() });
  expect(printed).toContain(
    `
Proposal for 24 people in krakow
From 4 June 2027
Until 6 June 2027

Plan for krakow, at the prices of that moment
  2027-06-05 (held: no day is chosen), 18:00, Food tour, 12 people, 12 x Wine  £480
  2027-06-06, any start time, Karting, 24 people              on request
  Total                                                       on request
`,
  );
  expect(formatEnquiryLine({ ...enquiry, proposal: createProposal() })).toContain(' [proposal] ');
});

it('says when it may come from no person', () => {
  expect(formatLetter({ ...enquiry, isSuspect: true })).toContain('Suspect: ');
  expect(formatEnquiryLine({ ...enquiry, isSuspect: true })).toContain(' [suspect] ');
  expect(formatEnquiryLine(enquiry)).not.toContain('suspect');
});

it('moves no cursor and hides nothing of a terminal', () => {
  const hostile = createEnquiry({
    sender: { name: 'Ann\u001B[2K', email: 'ann@example.com', company: '\u009B31mRed\rBlue' },
    message: 'One\r\ntwo\u001B]0;title\u0007 \u202Eeerht',
  });
  for (const printed of [formatLetter(hostile), formatEnquiryLine(hostile)]) {
    expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u);
    expect(printed).toContain('Ann\\u001b[2K');
  }
  expect(formatLetter(hostile)).toContain('One\ntwo\\u001b]0;title\\u0007 \\u202eeerht');
  expect(formatEnquiryLine(hostile)).not.toContain('\n');
});

it('is one line in a list, cut where it is long', () => {
  expect(formatEnquiryLine(enquiry)).toBe(
    'EQ-7K4M-9QXD 2026-05-23 10:00 UTC   1 en   Ann Example <ann@example.com>: Twelve of us, Krakow, the first weekend of June. Is there a…',
  );
  const party = '🎉'.repeat(100);
  expect(formatEnquiryLine({ ...enquiry, message: party })).toMatch(/: (?:🎉){59}…$/u);
});
