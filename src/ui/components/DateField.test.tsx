/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { freezeClock } from '@/testing/freezeClock';
import { renderInSite } from '@/testing/SiteProviders';
import { DateField } from './DateField';

type Props = ComponentProps<typeof DateField>;

const told = jest.fn<undefined, [string | null]>();

const Field = ({ value: start = null, ...props }: Partial<Props>) => {
  const [value, setValue] = useState(start);
  return (
    <DateField
      label="Arrival"
      value={value}
      today="2026-11-21"
      empty="Any day"
      onChange={(day) => {
        told(day);
        setValue(day);
      }}
      {...props}
    />
  );
};

beforeEach(() => {
  localStorage.clear();
  told.mockClear();
  freezeClock('2026-11-21T10:00:00Z');
});

const field = () => screen.getByRole('button', { name: /^Arrival/, hidden: true });

const openCalendar = async () => {
  await userEvent.click(field());
  return within(await screen.findByRole('dialog', { name: 'Calendar: Arrival' }));
};

it('is named by its label and the day, and says that it opens a calendar', async () => {
  await renderInSite(<Field value="2026-11-28" />);
  expect(field()).toHaveAccessibleName('Arrival Sat, 28 Nov 2026');
  expect(field()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('says what stands there while no day is chosen', async () => {
  await renderInSite(<Field />);
  expect(field()).toHaveAccessibleName('Arrival Any day');
});

it('takes the day that is chosen, closes, and has the focus again', async () => {
  await renderInSite(<Field />);
  const calendar = await openCalendar();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(calendar.getByRole('gridcell', { name: '27' }));
  expect(told.mock.calls).toEqual([['2026-11-27']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field()).toHaveAccessibleName('Arrival Fri, 27 Nov 2026');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveFocus();
});

it('keeps its day when the calendar is left, and has the focus again', async () => {
  await renderInSite(<Field value="2026-11-28" />);
  await openCalendar();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(told).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
});

it('offers no day before today, before the first, or on a closed weekday', async () => {
  await renderInSite(<Field first="2026-11-26" closedWeekdays={[7]} />);
  const calendar = await openCalendar();
  for (const name of ['20', '25', '29']) {
    expect(calendar.getByRole('gridcell', { name })).toBeDisabled();
  }
  for (const name of ['26', '28', '30']) {
    expect(calendar.getByRole('gridcell', { name })).toBeEnabled();
  }
});

it('begins today where the first day is over', async () => {
  await renderInSite(<Field first="2026-11-01" />);
  const calendar = await openCalendar();
  expect(calendar.getByRole('gridcell', { name: '20' })).toBeDisabled();
  expect(calendar.getByRole('gridcell', { name: '21' })).toBeEnabled();
});

it('opens nothing while nobody knows which day it is', async () => {
  await renderInSite(<Field today={null} />);
  await userEvent.click(field());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is cleared where that is allowed, and has the focus then', async () => {
  await renderInSite(<Field value="2026-11-28" canClear />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the day: Arrival' }));
  expect(told.mock.calls).toEqual([[null]]);
  expect(field()).toHaveAccessibleName('Arrival Any day');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
});

it('cannot be cleared where a day is needed', async () => {
  await renderInSite(<Field value="2026-11-28" />);
  expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
});

it('is described by what is wrong with its day', async () => {
  await renderInSite(
    <>
      <Field value="2026-11-23" describedBy="why" />
      <p id="why">Closed on Mondays</p>
    </>,
  );
  expect(field()).toHaveAccessibleDescription('Closed on Mondays');
});

it('writes the day as the language of the site does', async () => {
  await renderInSite(<Field label="Anreise" value="2027-03-01" />, { siteId: 'de' });
  expect(screen.getByRole('button')).toHaveAccessibleName('Anreise Mo., 1. März 2027');
});
