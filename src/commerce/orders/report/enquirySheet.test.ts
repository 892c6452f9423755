import fc from 'fast-check';
import { anyEnquiry, createEnquiry, createProposal } from '../testing/enquiries';
import { readCsv } from '../testing/readCsv';
import { disarm } from './csvRow';
import { enquirySheet } from './enquirySheet';

const [names = []] = readCsv(enquirySheet.csvHeader);

const readRow = (text: string) => {
  const [row = [], ...more] = readCsv(text);
  expect(more).toEqual([]);
  return Object.fromEntries(names.map((name, index) => [name, row[index]]));
};

it('an enquiry is one row, with line breaks and all', () => {
  const enquiry = createEnquiry({
    sender: { name: 'Ann, "the boss"', email: 'ann@example.com', company: 'Example Ltd' },
  });
  expect(readRow(enquirySheet.toCsvRows(enquiry))).toEqual({
    reference: enquiry.reference,
    created_at: '2026-05-23T10:00:00.000Z',
    shop_group_id: '1',
    locale: 'en',
    name: 'Ann, "the boss"',
    email: 'ann@example.com',
    phone: '',
    company: 'Example Ltd',
    message: enquiry.message,
    is_suspect: 'false',
    ...{ vat_number: '', city: '', arrival: '', departure: '', people: '' },
    ...{ plan: '', plan_total: '', plan_currency: '' },
  });
});

it('a request for a proposal has its plan in one cell', () => {
  const enquiry = createEnquiry({
    sender: { name: 'Ann', email: 'ann@example.com', company: 'Bell', vat_number: 'GB1' },
    proposal: createProposal(),
  });
  expect(readRow(enquirySheet.toCsvRows(enquiry))).toMatchObject({
    vat_number: 'GB1',
    city: 'krakow',
    arrival: '2027-06-04',
    departure: '2027-06-06',
    people: '24',
    plan:
      '2027-06-05 (held: no day is chosen), 18:00, Food tour, 12 people, 12 x Wine\n' +
      '2027-06-06, any start time, Karting, 24 people',
    plan_total: '',
    plan_currency: 'GBP',
  });
  expect(enquirySheet.toJson(enquiry)).toMatchObject({
    proposal: { people: 24, plan: { items: [{ id: 2, number_of_people: 12, total: 480 }, {}] } },
  });
});

it('any enquiry can be read back', () => {
  fc.assert(
    fc.property(anyEnquiry, (enquiry) => {
      const row = readRow(enquirySheet.toCsvRows(enquiry));
      expect(row).toMatchObject({
        name: disarm(enquiry.sender.name),
        email: disarm(enquiry.sender.email),
        company: disarm(enquiry.sender.company ?? ''),
        message: disarm(enquiry.message),
      });
    }),
  );
});
