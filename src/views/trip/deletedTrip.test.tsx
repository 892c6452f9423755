/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchAnswer } from '@/platform/http/client';
import { FakeEventSource } from '@/testing/fakeEventSource';
import { notFoundError, unreachableError } from '@/testing/liveApi';
import { openTripPage } from '@/testing/openTripPage';

jest.mock('@/platform/http/client');

const id = 'aB3dE5gH7jK9';
const surpriseId = '0123456789abcdef';
const [olga, ann] = ['olga', 'ann'];

const trip = {
  id,
  revision: 4,
  scope: 'edit',
  you: olga,
  city: { slug: 'krakow', name: 'Krakow', href: '/krakow', picture: null },
  currency: 'EUR',
  arrival: '2036-12-04',
  guest_count: 2,
  guests: [
    { id: olga, name: 'Olga', role: 'organiser', answer: 'yes' },
    { id: ann, name: 'Ann', role: 'guest', answer: null },
  ],
};

const found = { status: 200, body: { status: 'success', version: 'v', trip } };

const unknown = { level: 1, name: 'This link does not open a trip' };

beforeEach(() => {
  localStorage.clear();
  jest.mocked(fetchAnswer).mockReset();
  FakeEventSource.all = [];
  Object.assign(window, { EventSource: FakeEventSource });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'EventSource');
});

it('leaves the screen of everybody else', async () => {
  jest.mocked(fetchAnswer).mockResolvedValue(found);
  await openTripPage(id);
  expect(await screen.findAllByText(/Ann/)).not.toEqual([]);
  jest.mocked(fetchAnswer).mockRejectedValue(notFoundError);
  act(() => FakeEventSource.all[0]?.accept());
  act(() => FakeEventSource.all[0]?.say('message', '5'));
  const heading = await screen.findByRole('heading', unknown);
  expect(heading).toHaveFocus();
  expect(document.body).not.toHaveTextContent('Ann');
});

it('leaves the screen of a guest of honour', async () => {
  const piece = { kind: 'place', text: 'Be at your door', day: null, time: null, place: null };
  const surprise = { id: surpriseId, pieces: [piece], next: new Date().toISOString() };
  jest.mocked(fetchAnswer).mockResolvedValueOnce({ status: 200, body: { surprise } });
  jest.mocked(fetchAnswer).mockRejectedValue(notFoundError);
  jest.useFakeTimers();
  await openTripPage(surpriseId);
  expect(screen.getByText('Be at your door')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', unknown)).toBeVisible();
  expect(screen.queryByText('Be at your door')).toBeNull();
});

describe('by its organiser', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const question = 'This cannot be undone. The plan in your own browser stays.';

  beforeEach(async () => {
    jest.mocked(fetchAnswer).mockResolvedValue(found);
    await openTripPage(id);
    await screen.findByRole('button', { name: 'Delete the trip' });
  });

  it('is asked about, and can be kept', async () => {
    await press('Delete the trip');
    expect(screen.getByText(question)).toHaveFocus();
    await press('Keep it');
    expect(screen.getByRole('button', { name: 'Delete the trip' })).toHaveFocus();
    expect(fetchAnswer).toHaveBeenCalledTimes(1);
  });

  const expectDeleted = async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'The trip is deleted.' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.body).not.toHaveTextContent('Ann');
  };

  it('is gone at once', async () => {
    await press('Delete the trip');
    await press('Delete it for everybody');
    await expectDeleted();
  });

  it('is gone too if only the answer was lost', async () => {
    await press('Delete the trip');
    jest.mocked(fetchAnswer).mockRejectedValueOnce(unreachableError);
    jest.mocked(fetchAnswer).mockRejectedValue(notFoundError);
    await press('Delete it for everybody');
    await expectDeleted();
  });
});
