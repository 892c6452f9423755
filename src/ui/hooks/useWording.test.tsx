/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { fetchPayload } from '@/platform/http/client';
import { type Answers, answerFrom, FreshCalls, letAnswersArrive } from '@/testing/liveApi';
import { useWording } from './useWording';

jest.mock('@/platform/http/client');
const fetchMock = jest.mocked(fetchPayload);

const common = { panel: { organiser: 'Für dich', guest: 'Für alle' } };

const open = async (isCorporate: boolean, answers: Answers) => {
  const i18n = createInstance().use(initReactI18next);
  await i18n.init({ lng: 'de', fallbackLng: 'en', resources: { de: { common: {} } } });
  fetchMock.mockReset().mockImplementation(answerFrom(answers));
  const { result } = renderHook(
    () => {
      const isReady = useWording('paper', isCorporate);
      const { t } = useTranslation('paper');
      return [isReady, t('panel.organiser'), t('panel.guest')];
    },
    {
      wrapper: ({ children }) => (
        <FreshCalls>
          <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
        </FreshCalls>
      ),
    },
  );
  expect(result.current[0]).toBe(false);
  await letAnswersArrive();
  return result.current;
};

it('companies read their own words, and else everybody’s', async () => {
  const result = await open(true, {
    '/locales/de/paper.json': common,
    '/locales/de-x-corp/paper.json': { panel: { organiser: 'Für Sie' } },
  });
  expect(result).toEqual([true, 'Für Sie', 'Für alle']);
});

it('without a file for companies, everybody’s words are there', async () => {
  const result = await open(true, { '/locales/de/paper.json': common });
  expect(result).toEqual([true, 'Für dich', 'Für alle']);
});

it('consumers do not load what is for companies', async () => {
  const result = await open(false, { '/locales/de/paper.json': common });
  expect(result).toEqual([true, 'Für dich', 'Für alle']);
  expect(fetchMock.mock.calls).toEqual([['/locales/de/paper.json']]);
});
