import fc from 'fast-check';
import { anyEnquiry, createEnquiry } from '../testing/enquiries';
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
