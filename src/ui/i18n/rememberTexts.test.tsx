/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { useTranslation } from 'next-i18next/pages';
import { rememberTexts } from './rememberTexts';

const createWords = async (
  common: object = { plan: { group: '{{total}} for {{count}}', open: 'Your plan' } },
) => {
  const words = createInstance().use(initReactI18next);
  const errors = { plan: { open: 'Back to your plan' } };
  await words.init({ lng: 'en', resources: { en: { common, errors } }, defaultNS: 'common' });
  return words;
};

const open = (words: i18n) =>
  renderHook(() => useTranslation(), {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={rememberTexts(words)}>{children}</I18nextProvider>
    ),
  });

it('says everything by its own values, and says it again', async () => {
  const { t } = open(await createWords()).result.current;
  for (let turn = 0; turn < 2; turn += 1) {
    expect(t('plan.group', { count: 8, total: '80 €' })).toBe('80 € for 8');
    expect(t('plan.group', { count: 9, total: '80 €' })).toBe('80 € for 9');
    expect(t('plan.open')).toBe('Your plan');
  }
});

it('works out the same words once', async () => {
  const words = await createWords();
  const interpolate = jest.spyOn(words.services.interpolator, 'interpolate');
  const { t } = open(words).result.current;
  for (let card = 0; card < 200; card += 1) t('plan.group', { count: 8, total: '80 €' });
  expect(interpolate).toHaveBeenCalledTimes(1);
  // Typing creates an unlimited number of values.
  for (let count = 0; count < 5000; count += 1) t('plan.group', { count, total: '80 €' });
  expect(t('plan.group', { count: 4999, total: '80 €' })).toBe('80 € for 4999');
});

it('works them out once for all pages that share a file', async () => {
  const common = { plan: { group: '{{total}} for {{count}}' } };
  const [page, other] = [await createWords(common), await createWords(common)];
  open(page).result.current.t('plan.group', { count: 8, total: '80 €' });
  const interpolate = jest.spyOn(other.services.interpolator, 'interpolate');
  const { t } = open(other).result.current;
  expect(t('plan.group', { count: 8, total: '80 €' })).toBe('80 € for 8');
  expect(interpolate).not.toHaveBeenCalled();
});

it('another file has other words for the same question', async () => {
  const { t } = open(await createWords()).result.current;
  const of = open(await createWords({ plan: { open: 'Your weekend' } })).result.current;
  expect([t('plan.open'), of.t('plan.open')]).toEqual(['Your plan', 'Your weekend']);
  expect((t as (key: string) => string)('errors:plan.open')).toBe('Back to your plan');
});

it('hears of words that come later', async () => {
  const words = await createWords();
  const { t } = open(words).result.current;
  expect(t('plan.open')).toBe('Your plan');
  words.addResourceBundle('en', 'common', { plan: { open: 'Your weekend' } }, true, true);
  expect(t('plan.open')).toBe('Your weekend');
});

it('is the same function each time', async () => {
  const { result, rerender } = open(await createWords());
  const { t } = result.current;
  rerender();
  expect(result.current.t).toBe(t);
});

it('gives the hook next to nothing to copy', async () => {
  const words = await createWords();
  expect(Object.keys(words).length).toBeGreaterThan(20);
  open(words);
  expect(Object.keys(rememberTexts(words)).length).toBeLessThan(5);
});

it('falls back to English, with the plural rules of the language of each text', async () => {
  const words = createInstance().use(initReactI18next);
  await words.init({
    lng: 'pl',
    fallbackLng: 'en',
    resources: {
      pl: { common: { nights_few: '{{count}} noce' } },
      en: {
        common: { nights_one: '{{count}} night', nights_other: '{{count}} nights', open: 'Open' },
      },
    },
    defaultNS: 'common',
  });
  const say = open(words).result.current.t as (key: string, values?: object) => string;
  expect([2, 5, 1].map((count) => say('nights', { count }))).toEqual([
    '2 noce',
    '5 nights',
    '1 night',
  ]);
  expect(say('open')).toBe('Open');
});
