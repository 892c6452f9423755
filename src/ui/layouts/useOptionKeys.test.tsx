/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useOptionKeys } from './useOptionKeys';

const choose = jest.fn();

interface FieldProps {
  readonly typed: string;
  readonly options: readonly string[];
}

const Field = ({ typed, options }: FieldProps) => {
  const { active, onKeyDown } = useOptionKeys(typed, options, choose);
  return <input aria-label={active === null ? 'none' : options[active]} onKeyDown={onKeyDown} />;
};

const press = (key: string) => fireEvent.keyDown(screen.getByRole('textbox'), { key });
const active = () => screen.getByRole('textbox').getAttribute('aria-label');

const cities = ['Krakow', 'Prague', 'Riga'];

beforeEach(() => choose.mockReset());

it('arrows go through the options, and past either end back to none', () => {
  render(<Field typed="a" options={cities} />);
  const passed = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key);
    return active();
  });
  expect(passed).toEqual(['Krakow', 'Prague', 'Riga', 'none', 'Riga']);
});

it('what was gone to stays while options for the same words still come', () => {
  const { rerender } = render(<Field typed="pra" options={cities} />);
  press('ArrowDown');
  rerender(<Field typed="pra" options={['Prague']} />);
  expect(active()).toBe('Prague');
  press('Enter');
  expect(choose).toHaveBeenCalledWith('Prague');
});

it('other words have no option yet, nor has a place that is gone', () => {
  const { rerender } = render(<Field typed="a" options={cities} />);
  press('ArrowUp');
  rerender(<Field typed="a" options={['Prague']} />);
  expect(active()).toBe('none');
  press('Enter');
  expect(choose).not.toHaveBeenCalled();
  press('ArrowDown');
  expect(active()).toBe('Prague');
  rerender(<Field typed="ab" options={['Prague']} />);
  expect(active()).toBe('none');
});
