/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Picture } from './Picture';

type Loading = 'first' | 'early' | 'lazy';

const show = (loading?: Loading, className?: string) => {
  render(
    <Picture
      src="/images/team.svg"
      alt="Us"
      width={1200}
      height={900}
      loading={loading}
      className={className}
    />,
  );
  return screen.getByRole('img', { name: 'Us' });
};

it('waits until it is near the screen, unless told', () => {
  const picture = show();
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).not.toHaveAttribute('fetchpriority');
});

it('comes at once and before all else when it is the first', () => {
  const picture = show('first');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});

it('comes at once when it is an early one, but before nothing else', () => {
  const picture = show('early');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).not.toHaveAttribute('fetchpriority');
});

it('keeps its place free while it loads', () => {
  const picture = show();
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '900');
});

it('takes a class beside its own', () => {
  expect(show('lazy', 'wide')).toHaveClass('picture', 'wide');
});
