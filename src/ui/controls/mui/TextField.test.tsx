/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { provideControls } from '../provideControls';
import { TextField } from './TextField';

provideControls();

it('is named by its label, with what is optional', () => {
  render(<TextField id="a" label="Phone" note="optional" />);
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeValid();
});

it('has hint and error for a description, and is invalid with an error alone', () => {
  const { rerender } = render(<TextField id="a" label="Phone" hint="With the code" />);
  const input = screen.getByRole('textbox');
  expect(input).toHaveAccessibleDescription('With the code');
  expect(input).toBeValid();
  rerender(<TextField id="a" label="Phone" hint="With the code" error="Too short" />);
  expect(input).toHaveAccessibleDescription('With the code Too short');
  expect(input).toBeInvalid();
});

it('is a line of text unless told', () => {
  render(<TextField id="a" label="Name" required />);
  expect(screen.getByRole('textbox')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('textbox')).toBeRequired();
});

it('has several lines when told how many', () => {
  render(<TextField id="a" label="Message" rows={6} />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInstanceOf(HTMLTextAreaElement);
});
