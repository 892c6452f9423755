/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCartScreen, krakowCartKey } from '@/testing/openCart';

const { open, planned } = createCartScreen();

it('shows the plan by hour, and a press on a way out sets day and start time as the pickers do', async () => {
  await open(
    planned('go-karting', { start_time: '16:00' }),
    planned('food-tour', { start_time: '17:00' }),
  );
  expect(await screen.findByText(/^Overlaps with Go-karting/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /^Move to Sat.*28 Nov.*11:00/ }));
  expect(screen.queryByText(/^Overlaps with/)).not.toBeInTheDocument();
  const { items } = JSON.parse(localStorage.getItem(krakowCartKey) ?? '{}');
  expect(items[1]).toMatchObject({ selected_date: '2026-11-28', start_time: '11:00' });
});
