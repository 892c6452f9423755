import fc from 'fast-check';
import { sites } from '@/config/sites/records';
import { formatPercent } from './formatPercent';

it.each([
  [30, 'en-GB', '30%'],
  [30, 'de-DE', '30\u00A0%'],
  [8.5, 'pl-PL', '8,5%'],
  [0, 'en-GB', '0%'],
])('%d percent in %s is %j', (percent, locale, text) => {
  expect(formatPercent(percent, locale)).toBe(text);
});

it('writes percentages on all sites as Intl does', () => {
  for (const locale of new Set(Object.values(sites).map(({ formatLocale }) => formatLocale))) {
    const intl = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
    const asIntl = (percent: number) => intl.format(percent / 100).replaceAll(/\s/g, '\u00A0');
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (thousandths) => {
        const percent = thousandths / 1000;
        expect([locale, formatPercent(percent, locale)]).toEqual([locale, asIntl(percent)]);
      }),
    );
  }
});
