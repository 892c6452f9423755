/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { OptionName } from '@/commerce/proposals/model/document';
import { fetchAnswer } from '@/platform/http/client';
import { FreshCalls } from '@/testing/liveApi';
import { renderInSite } from '@/testing/SiteProviders';
import { OpenedDocument } from './OpenedDocument';
import { createContent, createOption } from './testing/content';

jest.mock('@/platform/http/client');

const hashOf = (number: number) => `${number}`.repeat(64);

/** What the shop answers: `newest` versions, one of which is shown. Version 2 has fewer options. */
const toAnswer = (newest: number, shown = newest, question = 'Is lunch included?') => ({
  status: 200,
  body: {
    document: {
      ...{ id: 'document', scope: 'sign', shown, desk: null },
      text: JSON.stringify(
        createContent({
          version: shown,
          aims: `The aims of version ${shown}`,
          options: (['A', 'B', 'C'] as const)
            .slice(0, 4 - newest)
            .map((name: OptionName) => createOption(name)),
        }),
      ),
      versions: [1, 2].slice(0, newest).map((number) => ({
        ...{ number, hash: hashOf(number), createdAt: '2026-11-20T10:00:00Z', signature: null },
        state: number === newest ? 'current' : 'replaced',
      })),
      questions: [
        {
          ...{ id: 'question', author: 'reader', name: 'Ann', text: question },
          createdAt: '2026-11-21T10:00:00Z',
        },
      ],
    },
  },
});

const answerWith = (answer: ReturnType<typeof toAnswer>) =>
  jest.mocked(fetchAnswer).mockResolvedValue(answer);

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const Page = () => (
  <OpenedDocument
    id="document"
    token={null}
    heading={{ current: null }}
    // The page reads no more of its frame.
    brand={JSON.parse('{"id":1,"name":"Troupe","phone":"1"}')}
    page="/proposal"
    home="/"
  />
);

const show = async () => {
  await renderInSite(
    <FreshCalls>
      <Page />
    </FreshCalls>,
    { siteId: 'en2', audience: 'corporate' },
  );
  await act(async () => {});
};

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const signPart = () => within(screen.getByRole('region', { name: 'Sign' }));

const fillIn = async () => {
  await user.click(signPart().getByRole('radio', { name: /Option B/ }));
  await user.type(signPart().getByRole('textbox', { name: /full name/ }), 'Olga Novak');
  await user.type(signPart().getByRole('textbox', { name: /position/ }), 'Director');
  await user.click(signPart().getByRole('checkbox'));
};

const listCommands = () =>
  jest.mocked(fetchAnswer).mock.calls.flatMap(([, options]) => options?.body ?? []);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(fetchAnswer).mockReset();
});
afterEach(() => jest.useRealTimers());

it('a boss signs the version that he has read', async () => {
  answerWith(toAnswer(1));
  await show();
  await fillIn();
  await user.click(signPart().getByRole('button', { name: 'Sign version 1' }));
  expect(listCommands()).toMatchObject([
    { command: { kind: 'sign', hash: hashOf(1), option: 'B', name: 'Olga Novak' } },
  ]);
});

it('a version that is made meanwhile is neither shown nor signed in place of the one that he reads', async () => {
  answerWith(toAnswer(1));
  await show();
  await fillIn();
  answerWith(toAnswer(2, 2, 'Is dinner included?'));
  await wait(15_000);
  expect(screen.getByText('The aims of version 1')).toBeVisible();
  expect(screen.getByText('Is dinner included?')).toBeVisible();
  expect(screen.getByText('A newer version has replaced this one')).toBeVisible();
  expect(signPart().getByRole('alert')).toHaveTextContent(/A newer version has replaced this one/);
  // The form had it.
  expect(signPart().getByRole('heading')).toHaveFocus();
  expect(signPart().queryByRole('button')).toBeNull();
  expect(listCommands()).toEqual([]);
});

it('a form that goes takes no focus from elsewhere', async () => {
  answerWith(toAnswer(1));
  await show();
  await fillIn();
  const question = screen.getByRole('textbox', { name: 'Your question' });
  await user.click(question);
  answerWith(toAnswer(2));
  await wait(15_000);
  expect(signPart().getByRole('alert')).toBeVisible();
  expect(question).toHaveFocus();
});

it('whoever asks for the newer version reads it, and fills in its own form', async () => {
  answerWith(toAnswer(1));
  await show();
  await fillIn();
  answerWith(toAnswer(2));
  await wait(15_000);
  await user.click(
    within(screen.getByRole('note')).getByRole('button', { name: 'Show version 2' }),
  );
  await wait(0);
  expect(screen.getByText('The aims of version 2')).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
  expect(signPart().getByRole('textbox', { name: /full name/ })).toHaveValue('');
  expect(signPart().getByRole('checkbox')).not.toBeChecked();
  expect(signPart().getByRole('radio', { name: /Option A/ })).toBeChecked();
});

it('an answer to a question changes nothing of what is read', async () => {
  answerWith(toAnswer(1));
  await show();
  answerWith(toAnswer(2));
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben');
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'And tea?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await wait(0);
  expect(screen.getByText('The aims of version 1')).toBeVisible();
});

it('whoever makes a version reads it next', async () => {
  const toOwn = ({ status, body: { document } }: ReturnType<typeof toAnswer>) => {
    const next = { options: [createOption('A')], hash: 'a'.repeat(64), isNew: true };
    const desk = { draft: [], links: [], next };
    return { status, body: { document: { ...document, scope: 'own', desk } } };
  };
  jest.mocked(fetchAnswer).mockResolvedValue(toOwn(toAnswer(1)));
  await show();
  jest.mocked(fetchAnswer).mockResolvedValue(toOwn(toAnswer(2)));
  await user.click(screen.getByRole('button', { name: 'Make version 2' }));
  await wait(0);
  expect(screen.getByText('The aims of version 2')).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});

it('a later visit begins with the newest version, which was read before', async () => {
  const Visits = () => {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <FreshCalls>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Come and go
        </button>
        {isOpen && <Page />}
      </FreshCalls>
    );
  };
  answerWith(toAnswer(1));
  await renderInSite(<Visits />, { siteId: 'en2', audience: 'corporate' });
  await wait(0);
  answerWith(toAnswer(2));
  await wait(15_000);
  await user.click(
    within(screen.getByRole('note')).getByRole('button', { name: 'Show version 2' }),
  );
  await wait(0);
  await user.click(screen.getByRole('button', { name: 'Come and go' }));
  await user.click(screen.getByRole('button', { name: 'Come and go' }));
  await wait(0);
  expect(screen.getByText('The aims of version 2')).toBeVisible();
});
