/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { fetchPayload } from '@/platform/http/client';
import { type Answers, answerFrom, FreshCalls, letAnswersArrive } from '@/testing/liveApi';
import { useNamespace } from './useNamespace';

jest.mock('@/platform/http/client');
const fetchMock = jest.mocked(fetchPayload);

const words = { flyout: { close: 'Plan schließen' } };

/** A German page with some translations. */
const createPage = async (store: Readonly<Record<string, object>>) => {
  const i18n = createInstance().use(initReactI18next);
  await i18n.init({ lng: 'de', fallbackLng: 'en', resources: { de: { common: {}, ...store } } });
  return i18n;
};

const open = (i18n: i18n, answers: Answers) => {
  fetchMock.mockReset().mockImplementation(answerFrom(answers));
  return renderHook(
    () => ({ isReady: useNamespace('plan'), text: useTranslation('plan').t('flyout.close') }),
    {
      wrapper: ({ children }) => (
        <FreshCalls>
          <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
        </FreshCalls>
      ),
    },
  ).result;
};

it('words that came with the page are there at once, and nothing is asked for', async () => {
  const result = open(await createPage({ plan: words }), {});
  expect(result.current).toEqual({ isReady: true, text: 'Plan schließen' });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('words that did not are read from the file of the language', async () => {
  const result = open(await createPage({}), { '/locales/de/plan.json': words });
  expect(result.current.isReady).toBe(false);
  await waitFor(() => expect(result.current).toEqual({ isReady: true, text: 'Plan schließen' }));
  expect(fetchMock.mock.calls).toEqual([['/locales/de/plan.json']]);
});

it('words whose file cannot be had are English', async () => {
  const result = open(await createPage({}), {
    '/locales/en/plan.json': { flyout: { close: 'Close your plan' } },
  });
  await waitFor(() => expect(result.current).toEqual({ isReady: true, text: 'Close your plan' }));
});

it('words that cannot be had at all are not there', async () => {
  const result = open(await createPage({}), {});
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  await letAnswersArrive();
  expect(result.current.isReady).toBe(false);
});
