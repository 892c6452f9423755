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
  expect(screen.getByRole('button', { name: 'Fewer' })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  render(<Group start={12} />);
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
});

const retype = async (text: string) => {
  await userEvent.clear(input());
  await userEvent.type(input(), text);
};

describe('what is typed', () => {
  it('counts as soon as it is within the bounds', async () => {
    render(<Group start={4} />);
    await retype('12');
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
    expect(input()).toHaveValue(12);
  });

  it.each([
    ['79', 12],
    ['0', 1],
    ['-3', 1],
    ['2.6', 3],
  ])('as %s stands until the field is left, and is %i then', async (text, value) => {
    render(<Group start={4} />);
    await retype(text);
    expect(input()).toHaveValue(Number(text));
    await userEvent.tab();
    expect(input()).toHaveValue(value);
  });

  it('and taken away leaves what was there before', async () => {
    render(<Group start={4} />);
    await userEvent.clear(input());
    expect(input()).toHaveValue(null);
    await userEvent.tab();
    expect(input()).toHaveValue(4);
  });
});

it('one fewer than the least may do something of its own', async () => {
  const onBelow = jest.fn();
  render(
    <Stepper
      look="bare"
      label="Beers"
      value={6}
      least={6}
      most={99}
      fewer="Fewer"
      more="More"
      onChange={onBelow}
      onBelow={() => onBelow('below')}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(onBelow.mock.calls).toEqual([['below']]);
  expect(screen.getByRole('spinbutton', { name: 'Beers' })).toHaveValue(6);
});
