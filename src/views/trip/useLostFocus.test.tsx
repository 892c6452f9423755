/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { renderInSite } from '@/testing/SiteProviders';
import { idleActions } from './idleActions';
import { TripItems } from './TripItems';

const readTrip = (...states: readonly ('proposed' | 'planned')[]) => {
  const trip = parseTripState({
    ...{ id: 'aB3dE5gH7jK9', revision: 4, scope: 'edit', you: 'olga', currency: 'EUR', people: 6 },
    city: { slug: 'krakow', name: 'Krakow', href: '/krakow', picture: null },
    items: states.map((state, index) => ({
      ...{ id: index + 1, name: `Go-karting ${index + 1}`, people: 6, state, day: '2036-12-05' },
    })),
    guests: [{ id: 'olga', name: 'Olga', role: 'organiser', answer: 'yes' }],
  });
  if (!trip) throw new Error('It is a trip');
  return trip;
};

/** The list of a trip whose next state comes with the next command. */
const Changing = ({ next }: { readonly next: ReturnType<typeof readTrip> }) => {
  const [trip, setTrip] = useState(readTrip('proposed', 'planned'));
  const send = async () => {
    setTrip(next);
    return {};
  };
  const actions = { ...idleActions, send, change: send, remove: send };
  return (
    <>
      <TripItems trip={trip} actions={actions} tell={async () => true} />
      <button type="button" onClick={() => setTrip(next)}>
        Somebody else removes it
      </button>
    </>
  );
};

const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('li');

it('an activity that was accepted has the focus, since its button is gone', async () => {
  await renderInSite(<Changing next={readTrip('planned', 'planned')} />);
  await userEvent.click(screen.getByRole('button', { name: /^Add.*Go-karting 1/ }));
  expect(cardOf('Go-karting 1')).toHaveFocus();
});

it('the heading of the list has the focus when an activity was removed', async () => {
  await renderInSite(<Changing next={readTrip('planned')} />);
  await userEvent.click(screen.getByRole('button', { name: /^Remove.*Go-karting 2/ }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('a visitor who has gone elsewhere stays there', async () => {
  await renderInSite(<Changing next={readTrip('planned')} />);
  act(() => screen.getByRole('button', { name: /^Remove.*Go-karting 2/ }).focus());
  await userEvent.click(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Somebody else removes it' }));
  expect(screen.queryByText('Go-karting 2')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
