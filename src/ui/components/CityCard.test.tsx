/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import type { CityCardProps } from './cards';
import { CityCard } from './CityCard';

const city: CityCardProps = {
  id: 1,
  name: 'Krakow',
  landingTitle: 'Krakow weekends',
  intro: 'Small enough to walk, loud enough to remember.',
  href: '/krakow',
  picture: {
    src: '/images/cities/krakow.jpg',
    width: 2400,
    height: 1500,
    color: '#e08040',
  },
  fromPrice: 90,
  count: 31,
  bestMonths: 'Apr – Jun',
};

beforeEach(() => localStorage.clear());

it('as a tile is the picture, the name and the least price', async () => {
  await renderInSite(<CityCard city={city} />);
  expect(screen.getByRole('link', { name: 'Krakow' })).toHaveAttribute('href', '/krakow');
  expect(screen.getByText('from £17 per person')).toBeInTheDocument();
  // The name is shown on it.
  expect(screen.getByAltText('')).toHaveAttribute('srcset', expect.stringContaining('krakow.jpg'));
  expect(screen.queryByText(city.intro)).not.toBeInTheDocument();
});

it('in full adds what there is to know', async () => {
  await renderInSite(<CityCard city={city} look="full" headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Krakow weekends');
  expect(screen.getByRole('link', { name: 'Krakow weekends' })).toBeInTheDocument();
  expect(screen.getByText(city.intro)).toBeInTheDocument();
  expect(screen.getByText('31 activities · Best in Apr – Jun')).toBeInTheDocument();
});

it('is in the currency that the visitor chose', async () => {
  localStorage.setItem('currency', '"EUR"');
  await renderInSite(<CityCard city={city} />);
  expect(screen.getByText('from €21 per person')).toBeInTheDocument();
});

const listPhoneVariants = () =>
  [...(document.querySelector('source')?.srcset.matchAll(/w_\d+&h_\d+/g) ?? [])].map(String);

it('on phones, a tile has a picture of its own form, half as wide as the screen', async () => {
  await renderInSite(<CityCard city={city} />);
  expect(listPhoneVariants()).toEqual(['w_320&h_427', 'w_600&h_800']);
});
