/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeClock } from '@/testing/freezeClock';
import { CalendarPopover, type CalendarPopoverProps } from './CalendarPopover';

// A Saturday.
beforeEach(() => freezeClock('2026-11-21T10:00:00Z'));

const open = async (props: Partial<CalendarPopoverProps> = {}) => {
  const onChoose = jest.fn();
  const onClose = jest.fn();
  render(
    <CalendarPopover
      anchor={document.body}
      isOpen
      label="Calendar: Arrival"
      lang="en"
      value={null}
      first="2026-11-21"
      last="2028-11-20"
      closedWeekdays={[]}
      onChoose={onChoose}
      onClose={onClose}
      onClosed={() => {}}
      {...props}
    />,
  );
  const name = props.label ?? 'Calendar: Arrival';
  return { calendar: within(await screen.findByRole('dialog', { name })), onChoose, onClose };
};

type Calendar = Awaited<ReturnType<typeof open>>['calendar'];

const openDays = (calendar: Calendar) =>
  calendar
    .getAllByRole<HTMLButtonElement>('gridcell')
    .filter((it) => it.tagName === 'BUTTON' && !it.disabled)
    .map((it) => Number(it.textContent));

const month = (calendar: Calendar) => calendar.getByRole('combobox', { name: 'Month' });

/** Moves a finger over the days by so many px. */
const swipe = (calendar: Calendar, aside: number, down = 0) => {
  const days = calendar.getByRole('grid');
  fireEvent.touchStart(days, { touches: [{ clientX: 200, clientY: 300 }] });
  fireEvent.touchEnd(days, { changedTouches: [{ clientX: 200 + aside, clientY: 300 + down }] });
};

it('offers no day that is over', async () => {
  const { calendar } = await open();
  expect(month(calendar)).toHaveDisplayValue('November 2026');
  expect(openDays(calendar)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled();
});

it('offers no weekday on which it is closed', async () => {
  const { calendar } = await open({ closedWeekdays: [1, 7] });
  expect(openDays(calendar)).toEqual([21, 24, 25, 26, 27, 28]);
});

it('offers no day that is too far ahead', async () => {
  const { calendar } = await open({ value: '2028-11-18' });
  expect(month(calendar)).toHaveDisplayValue('November 2028');
  expect(Math.max(...openDays(calendar))).toBe(20);
  expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

it('opens at the day that is chosen, which has the focus', async () => {
  const { calendar } = await open({ value: '2027-03-12' });
  expect(month(calendar)).toHaveDisplayValue('March 2027');
  const chosen = calendar.getByRole('gridcell', { name: '12' });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(chosen).toHaveFocus();
});

it.each([
  ['long over', '2026-06-10', 'November 2026', 'Next month', '2026-12-01'],
  ['too far ahead', '2029-03-10', 'November 2028', 'Previous month', '2028-10-01'],
])('opens where days can be chosen if the day is %s', async (_, value, shown, beside, day) => {
  const { calendar, onChoose } = await open({ value });
  expect(month(calendar)).toHaveDisplayValue(shown);
  expect(openDays(calendar)).not.toEqual([]);
  expect(calendar.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
  await userEvent.click(calendar.getByRole('button', { name: beside }));
  // The month before slides out.
  await userEvent.click(await calendar.findByRole('gridcell', { name: '1' }));
  expect(onChoose.mock.calls).toEqual([[day]]);
});

it.each([
  ['1', '2027-02-01'],
  ['28', '2027-02-28'],
])('the %s that is clicked is the day that is told', async (name, day) => {
  const { calendar, onChoose } = await open({ value: '2027-02-10' });
  await userEvent.click(calendar.getByRole('gridcell', { name }));
  expect(onChoose.mock.calls).toEqual([[day]]);
});

it('is walked with the keys, over what is closed', async () => {
  const { onChoose } = await open({ value: '2026-11-22', closedWeekdays: [1] });
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChoose.mock.calls).toEqual([['2026-11-24']]);
});

it('goes to a month by its name, as far as can be booked, and keeps the day', async () => {
  const { calendar, onChoose } = await open({ value: '2026-12-24' });
  const names = within(month(calendar))
    .getAllByRole('option')
    .map((it) => it.textContent);
  expect(names).toHaveLength(25);
  expect([names[0], names.at(-1)]).toEqual(['November 2026', 'November 2028']);
  await userEvent.selectOptions(month(calendar), 'June 2027');
  expect(await calendar.findByRole('grid', { name: 'June 2027' })).toBeInTheDocument();
  // The month before slides out.
  await waitFor(() => expect(openDays(calendar)).toHaveLength(30));
  expect(onChoose).not.toHaveBeenCalled();
});

it('is swiped from month to month, between the first and the last', async () => {
  const { calendar, onChoose } = await open({ last: '2026-12-20' });
  swipe(calendar, 90);
  expect(month(calendar)).toHaveDisplayValue('November 2026');
  swipe(calendar, -90);
  expect(month(calendar)).toHaveDisplayValue('December 2026');
  swipe(calendar, -90);
  expect(month(calendar)).toHaveDisplayValue('December 2026');
  swipe(calendar, 90);
  expect(month(calendar)).toHaveDisplayValue('November 2026');
  expect(onChoose).not.toHaveBeenCalled();
});

it.each([
  ['a press that slips', -20, 0],
  ['scrolling', -60, 80],
])('%s is no swipe', async (_, aside, down) => {
  const { calendar } = await open();
  swipe(calendar, aside, down);
  expect(month(calendar)).toHaveDisplayValue('November 2026');
});

it('closes at Escape and tells no day', async () => {
  const { onChoose, onClose } = await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  expect(onChoose).not.toHaveBeenCalled();
});

it('speaks the language of the site', async () => {
  const { calendar } = await open({ lang: 'pl', label: 'Kalendarz: Przyjazd' });
  expect(calendar.getByRole('combobox', { name: 'Miesiąc' })).toHaveDisplayValue('listopad 2026');
  expect(calendar.getByRole('button', { name: 'Następny miesiąc' })).toBeEnabled();
  const [first] = calendar.getAllByRole('columnheader');
  expect(first).toHaveAccessibleName('poniedziałek');
});
