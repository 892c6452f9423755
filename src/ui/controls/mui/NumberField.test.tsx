/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { provideControls } from '../provideControls';
import { NumberField } from './NumberField';

provideControls();

const Group = ({ start }: { readonly start: number }) => {
  const [people, setPeople] = useState(start);
  return (
    <NumberField
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

/** Leaves the number and its buttons. */
const leave = () => userEvent.click(document.body);

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
    await leave();
    expect(input()).toHaveValue(value);
  });

  it('may also be ended with the Enter key', async () => {
    render(<Group start={4} />);
    await retype('79{Enter}');
    expect(input()).toHaveValue(12);
    expect(input()).toHaveFocus();
  });

  it('is said to be typed until it is ended', async () => {
    const onChange = jest.fn();
    const words = { label: 'Your group', fewer: 'Fewer', more: 'More' };
    render(<NumberField {...words} value={4} least={1} most={12} onChange={onChange} />);
    await retype('12{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(onChange.mock.calls).toEqual([[1, true], [12, true], [12], [3]]);
  });

  it('is where the buttons go on from', async () => {
    render(<Group start={4} />);
    await retype('0');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(input()).toHaveValue(1);
  });

  it('and above what is possible, as a plan may still have it, is left alone until it is changed', async () => {
    render(<Group start={14} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await leave();
    expect(input()).toHaveValue(14);
  });

  it('and taken away leaves what was there before', async () => {
    render(<Group start={4} />);
    await userEvent.clear(input());
    expect(input()).toHaveValue(null);
    await leave();
    expect(input()).toHaveValue(4);
  });
});

describe('a number below the least that means something of its own', () => {
  const onChange = jest.fn();
  const onBelow = jest.fn();
  beforeEach(() => {
    onChange.mockClear();
    onBelow.mockClear();
    render(
      <NumberField
        look="bare"
        label="Your group"
        value={6}
        least={6}
        most={99}
        fewer="Fewer"
        more="More"
        onChange={onChange}
        onBelow={onBelow}
      />,
    );
  });

  it('is one fewer than the least', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(onBelow).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
    expect(input()).toHaveValue(6);
  });

  it.each(['0', '5', '-3'])('is %s once the field is left, not while it is typed', async (text) => {
    await retype(text);
    await userEvent.tab();
    expect(onBelow).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBelow).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is none on the way to a larger one', async () => {
    await retype('12');
    await leave();
    expect(onBelow).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenLastCalledWith(12);
  });
});
