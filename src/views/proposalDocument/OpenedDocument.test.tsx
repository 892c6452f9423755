/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchAnswer } from '@/platform/http/client';
import { FreshCalls, notFoundError } from '@/testing/liveApi';
import { renderInSite } from '@/testing/SiteProviders';
import { OpenedDocument } from './OpenedDocument';

jest.mock('@/platform/http/client');

const toVersion = (number: number, state: string) => ({
  ...{ number, hash: `${number}`.repeat(64), createdAt: '2026-11-20T10:00:00Z', state },
  signature: null,
});

const toAnswer = (shown: number, question: string) => ({
  status: 200,
  body: {
    document: {
      ...{ id: 'document', scope: 'read', shown, desk: null },
      // Its pages are not part of these tests.
      text: null,
      versions: [toVersion(1, 'replaced'), toVersion(2, 'current')],
      questions: [
        {
          ...{ id: 'question', author: 'reader', name: 'Ann' },
          ...{ text: question, createdAt: '2026-11-21T10:00:00Z' },
        },
      ],
    },
  },
});

const show = async () => {
  const brand = { id: 1, name: 'Troupe', phone: '1' };
  await renderInSite(
    <FreshCalls>
      <OpenedDocument
        id="document"
        token={null}
        heading={{ current: null }}
        // The page reads no more of its frame.
        brand={JSON.parse(JSON.stringify(brand))}
        page="/proposal"
        home="/"
      />
    </FreshCalls>,
    { siteId: 'en2', audience: 'corporate' },
  );
  await act(async () => {});
};

const unknown = { level: 1, name: 'This link opens no proposal' };

beforeEach(() => jest.mocked(fetchAnswer).mockReset());
afterEach(() => jest.useRealTimers());

it('a document whose link has ended leaves the screen', async () => {
  jest.useFakeTimers();
  jest.mocked(fetchAnswer).mockResolvedValueOnce(toAnswer(2, 'Is lunch included?'));
  jest.mocked(fetchAnswer).mockRejectedValue(notFoundError);
  await show();
  expect(screen.getByText('Is lunch included?')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('heading', unknown)).toBeVisible();
  expect(screen.queryByText('Is lunch included?')).toBeNull();
});

it('a version stays while another one loads', async () => {
  jest.mocked(fetchAnswer).mockResolvedValueOnce(toAnswer(2, 'Is lunch included?'));
  await show();
  let answer = () => {};
  jest.mocked(fetchAnswer).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve(toAnswer(1, 'Who is the guide?'));
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /version 1/i }));
  expect(screen.getByText('Is lunch included?')).toBeVisible();
  await act(async () => answer());
  expect(screen.getByText('Who is the guide?')).toBeVisible();
});

it('a further question that is written while one is on its way stays', async () => {
  jest.mocked(fetchAnswer).mockResolvedValueOnce(toAnswer(2, 'Is lunch included?'));
  await show();
  let answer = () => {};
  jest.mocked(fetchAnswer).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve(toAnswer(2, 'Is dinner included?'));
    }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben');
  const field = screen.getByRole('textbox', { name: 'Your question' });
  await userEvent.type(field, 'Is dinner included?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.clear(field);
  await userEvent.type(field, 'And tea?');
  await act(async () => answer());
  expect(await screen.findByText('Is dinner included?')).toBeVisible();
  expect(field).toHaveValue('And tea?');
});
