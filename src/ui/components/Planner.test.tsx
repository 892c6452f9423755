/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeClock } from '@/testing/freezeClock';
import { cartOf, boatItem, kartingItem } from '@/testing/plannedCart';
import { readStored } from '@/testing/renderPlan';
import { renderInSite } from '@/testing/SiteProviders';
import { Planner } from './Planner';

beforeEach(() => {
  localStorage.clear();
  freezeClock('2026-11-21T10:00:00Z');
});

const open = (field: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${field}`) }));

/** Chooses a day in the calendar that is open. */
const choose = async (field: string, day: string) => {
  const calendar = within(await screen.findByRole('dialog', { name: `Calendar: ${field}` }));
  await userEvent.click(calendar.getByRole('gridcell', { name: day }));
};

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('begins with no days and four people, and writes nothing', async () => {
  await renderInSite(<Planner />);
  const planner = within(screen.getByRole('group', { name: 'Plan your trip' }));
  expect(planner.getByRole('button', { name: 'Arrival Any day' })).toBeInTheDocument();
  expect(planner.getByRole('button', { name: 'Departure Any day' })).toBeInTheDocument();
  expect(planner.getByRole('spinbutton', { name: 'People' })).toHaveValue(4);
  expect({ ...localStorage }).toEqual({});
});

it('writes the days that are chosen, and removes one that is cleared', async () => {
  await renderInSite(<Planner />);
  await open('Arrival');
  await choose('Arrival', '26');
  await choose('Departure', '28');
  await expectClosed();
  expect({ ...localStorage }).toEqual({
    selectedArrival: '"2026-11-26"',
    selectedDeparture: '"2026-11-28"',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear the day: Arrival' }));
  expect({ ...localStorage }).toEqual({ selectedDeparture: '"2026-11-28"' });
});

it('opens the calendar of the departure after the arrival, and then has the focus there', async () => {
  await renderInSite(<Planner />);
  await open('Arrival');
  await choose('Arrival', '26');
  expect(await screen.findByRole('dialog', { name: 'Calendar: Departure' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(screen.getByRole('button', { name: 'Departure Any day' })).toHaveFocus();
});

it('opens no calendar of a departure that is chosen already', async () => {
  localStorage.setItem('selectedDeparture', '2026-11-28');
  await renderInSite(<Planner />);
  await open('Arrival');
  await choose('Arrival', '26');
  await expectClosed();
  expect(screen.getByRole('button', { name: /^Arrival/ })).toHaveFocus();
});

it('asks for another departure after an arrival that is later', async () => {
  localStorage.setItem('selectedDeparture', '2026-11-25');
  await renderInSite(<Planner />);
  await open('Arrival');
  await choose('Arrival', '26');
  expect(await screen.findByRole('dialog', { name: 'Calendar: Departure' })).toBeInTheDocument();
});

it('offers no departure before the arrival', async () => {
  localStorage.setItem('selectedArrival', '2026-11-26');
  await renderInSite(<Planner />);
  await userEvent.click(screen.getByRole('button', { name: /^Departure/ }));
  const calendar = within(await screen.findByRole('dialog'));
  expect(calendar.getByRole('gridcell', { name: '25' })).toBeDisabled();
  expect(calendar.getByRole('gridcell', { name: '26' })).toBeEnabled();
});

it('a group that grows takes along what is planned for all of it', async () => {
  const key = 'cart:1:krakow';
  localStorage.setItem('selectedNumberOfPeople', '9');
  localStorage.setItem(
    key,
    JSON.stringify(cartOf(kartingItem(), boatItem({ number_of_people: 2 }))),
  );
  await renderInSite(<Planner />);
  await userEvent.click(screen.getByRole('button', { name: 'One person more' }));
  expect(localStorage.getItem('selectedNumberOfPeople')).toBe('10');
  expect(readStored(key)).toMatchObject({
    items: [{ number_of_people: 10 }, { number_of_people: 2 }],
  });
});

it('stands between what comes before and after it, where no city is chosen too', async () => {
  await renderInSite(<Planner start={<p>first</p>} end={<p>last</p>} />, { city: null });
  const planner = screen.getByRole('group', { name: 'Plan your trip' });
  expect(planner.firstElementChild).toHaveTextContent('first');
  expect(planner.lastElementChild).toHaveTextContent('last');
  await userEvent.click(screen.getByRole('button', { name: 'One person fewer' }));
  expect({ ...localStorage }).toEqual({ selectedNumberOfPeople: '3' });
});
