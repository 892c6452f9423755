/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './Stepper';

const Group = ({ start }: { readonly start: number }) => {
  const [people, setPeople] = useState(start);
  return (
    <Stepper
      label="Your group"
      value={people}
      least={1}
      most={12}
      fewer="Fewer"
      more="More"
      onChange={setPeople}
    />
  );
};

const input = () => screen.getByRole('spinbutton', { name: 'Your group' });

it('goes up and down by one', async () => {
  render(<Group start={4} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(input()).toHaveValue(5);
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(input()).toHaveValue(3);
});

it('stops at its bounds', () => {
  const { unmount } = render(<Group start={1} />);
  expect(screen.getByRole('button', { name: 'Fewer' })).toBeDisabled();
  unmount();
  render(<Group start={12} />);
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
});

it('takes what is typed, within its bounds, and nothing that is no whole number', async () => {
  render(<Group start={4} />);
  await userEvent.type(input(), '7', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(input()).toHaveValue(7);
  await userEvent.type(input(), '9');
  expect(input()).toHaveValue(12);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
});
