import { formatPercent } from './formatPercent';

it.each([
  [30, 'en-GB', '30%'],
  [30, 'de-DE', '30\u00A0%'],
  [8.5, 'pl-PL', '8,5%'],
  [0, 'en-GB', '0%'],
])('%d percent in %s is %j', (percent, locale, text) => {
  expect(formatPercent(percent, locale)).toBe(text);
});
