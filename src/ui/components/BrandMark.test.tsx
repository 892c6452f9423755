/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { BrandMark } from './BrandMark';

const show = () => {
  render(<BrandMark logo="/images/logos/1.webp" alt="Troupe" size={44} />);
  return screen.getByRole('img', { name: 'Troupe' });
};

it('is WebP at quality 80, and the picture of its page that comes before all others', () => {
  const logo = show();
  expect(logo).toHaveAttribute('src', '/_ipx/f_webp&w_320&q_80/images/logos/1.webp');
  expect(logo).toHaveAttribute('loading', 'eager');
  expect(logo).toHaveAttribute('fetchpriority', 'high');
});

describe('its state', () => {
  it('is loading, then loaded once it is there', () => {
    const logo = show();
    expect(logo).toHaveAttribute('data-state', 'loading');
    fireEvent.load(logo);
    expect(logo).toHaveAttribute('data-state', 'loaded');
  });

  it('is error if it does not come: its space stays empty', () => {
    const logo = show();
    fireEvent.error(logo);
    expect(logo).toHaveAttribute('data-state', 'error');
    expect(logo).not.toBeVisible();
  });

  it('belongs to one logo, not to the next one in its place', () => {
    const { rerender, container } = render(<BrandMark logo="/images/a.webp" alt="A" size={44} />);
    fireEvent.error(container.getElementsByTagName('img')[0] as HTMLElement);
    rerender(<BrandMark logo="/images/b.webp" alt="B" size={44} />);
    expect(screen.getByRole('img', { name: 'B' })).toBeVisible();
  });
});
