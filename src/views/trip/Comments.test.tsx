/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { renderInSite } from '@/testing/SiteProviders';
import { idleActions } from './idleActions';
import { Comments } from './Comments';
import type { ChangeOutcome } from './tripCalls';

let answer: (outcome: ChangeOutcome) => void;
const send = jest.fn(
  () =>
    new Promise<ChangeOutcome>((resolve) => {
      answer = resolve;
    }),
);

const show = async () => {
  const trip = parseTripState({ id: 'aB3dE5gH7jK9', scope: 'edit', currency: 'EUR', you: 'olga' });
  if (!trip) throw new Error('It is a trip');
  const actions = { ...idleActions, send, change: send, remove: send };
  const tell = async (change: Promise<ChangeOutcome>) => (await change).problem === undefined;
  await renderInSite(<Comments trip={trip} actions={actions} tell={tell} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenLastCalledWith({ kind: 'comment', text: 'Hello' });
  return field;
};

it('a message that was sent leaves its field', async () => {
  const field = await show();
  await act(async () => answer({}));
  expect(field).toHaveValue('');
});

it('what is written while a message is on its way stays', async () => {
  const field = await show();
  await userEvent.type(field, ' and when do we start?');
  await act(async () => answer({}));
  expect(field).toHaveValue('Hello and when do we start?');
});

it('a message that could not be sent stays', async () => {
  const field = await show();
  await act(async () => answer({ problem: 'failed' }));
  expect(field).toHaveValue('Hello');
});
