/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/testing/SiteProviders';
import { GroupPrice } from './GroupPrice';

// 100 PLN is 19 pounds at the default rates.
const price = { amount: 100, single: false, minPeople: 6, freeAbove: 8 };

const rows = () =>
  screen
    .getAllByRole('definition')
    .map((value) => [value.previousElementSibling?.textContent, value.textContent]);

const typePeople = async (people: string) => {
  const input = screen.getByRole('spinbutton', { name: 'Your group' });
  await userEvent.clear(input);
  await userEvent.type(input, people, { initialSelectionStart: 0, initialSelectionEnd: 3 });
};

beforeEach(() => localStorage.clear());

it('is for four people until the visitor says otherwise, raised to the minimum', async () => {
  await renderInSite(<GroupPrice price={price} />);
  expect(rows()).toEqual([
    ['4 people × £19', '£76'],
    ['Up to the minimum: 2 more', '£38'],
    ['Total', '£114'],
  ]);
  expect(localStorage).toHaveLength(0);
});

it('shows the free person as a line of its own, and remembers the group', async () => {
  await renderInSite(<GroupPrice price={price} />);
  await typePeople('9');
  expect(rows()).toEqual([
    ['9 people × £19', '£171'],
    ['One person goes free', '-£19'],
    ['Total', '£152'],
  ]);
  expect(localStorage.getItem('selectedNumberOfPeople')).toBe('9');
});

it.each(['0', '-3', '4.5', '9999', '"ten"', '{}'])(
  'is for four when storage says %s',
  async (junk) => {
    localStorage.setItem('selectedNumberOfPeople', junk);
    await renderInSite(<GroupPrice price={price} />);
    expect(screen.getByRole('spinbutton')).toHaveValue(4);
  },
);

it('is one line for a flat price', async () => {
  await renderInSite(
    <GroupPrice price={{ amount: 1000, single: true, minPeople: 1, freeAbove: null }} />,
  );
  expect(rows()).toEqual([
    ['Price for the group', '£190'],
    ['Total', '£190'],
  ]);
});
