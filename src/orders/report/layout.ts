/** Columns of what is printed, where names allow it. */
const width = 72;

export const rule = '-'.repeat(width);

/** Two texts at both ends of a line. */
export const spread = (left: string, right: string): string => {
  const space = Math.max(width - left.length - right.length, 2);
  return left + ' '.repeat(space) + right;
};

/** @param iso in UTC */
export const formatMoment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const labels = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  occasion: 'Occasion',
  company: 'Company',
  vat_number: 'VAT number',
  notes: 'Notes',
} as const;

const indent = 12;

/** What somebody has told of themselves, a line for each thing that they have. */
export const formatPerson = (
  person: Readonly<Partial<Record<keyof typeof labels, string>>>,
): readonly string[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).flatMap((field) => {
    const value = person[field];
    if (value === undefined) return [];
    const text = value.replaceAll(/\r\n?|\n/g, `\n${' '.repeat(indent)}`);
    return [`${labels[field]}:`.padEnd(indent) + text];
  });
