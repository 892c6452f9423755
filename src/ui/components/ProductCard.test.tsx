/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import type { ProductCardProps } from './cards';
import { ProductCard } from './ProductCard';

const product: ProductCardProps = {
  id: 1,
  name: 'Go-karting',
  summary: 'Three heats and a podium.',
  href: '/go-karting/krakow',
  picture: {
    src: '/images/products/go-karting.jpg',
    width: 2400,
    height: 1800,
    color: '#205060',
  },
  category: 'driving',
  duration: '1 hr 30 min',
  price: 200,
  single: false,
  minPeople: 6,
  stagGoesFree: 10,
  mostPeople: 30,
  rating: { value: '4.8', count: 12, isDemo: true },
};

beforeEach(() => localStorage.clear());

it('is one link, named by the activity', async () => {
  await renderInSite(<ProductCard product={product} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Go-karting');
  expect(links[0]).toHaveAttribute('href', '/go-karting/krakow');
});

it('shows what a visitor compares', async () => {
  await renderInSite(<ProductCard product={product} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Go-karting');
  for (const text of ['Three heats and a podium.', '1 hr 30 min', 'from 6 people', '£38']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  // The name is shown beside it.
  expect(screen.getByAltText('')).toHaveAttribute(
    'srcset',
    expect.stringContaining('go-karting.jpg'),
  );
});

it('names its kind, or its city where it stands among others', async () => {
  const { unmount } = await renderInSite(<ProductCard product={product} />);
  expect(screen.getByText('Driving')).toBeInTheDocument();
  unmount();
  await renderInSite(<ProductCard product={product} city="Krakow" />);
  expect(screen.getByText('Krakow')).toBeInTheDocument();
  expect(screen.queryByText('Driving')).not.toBeInTheDocument();
});

it('speaks of a least number of people only when it takes more than one', async () => {
  await renderInSite(<ProductCard product={{ ...product, minPeople: 1 }} />);
  expect(screen.queryByText(/^from/)).not.toBeInTheDocument();
});

it('has a badge where one person goes free, and none elsewhere', async () => {
  const { unmount } = await renderInSite(<ProductCard product={product} />);
  expect(screen.getByText('Stag goes free from 11')).toBeInTheDocument();
  unmount();
  await renderInSite(<ProductCard product={{ ...product, stagGoesFree: null }} />);
  expect(screen.queryByText(/Stag goes free/)).not.toBeInTheDocument();
});

it('words the badge for companies', async () => {
  await renderInSite(<ProductCard product={product} />, { siteId: 'en2', audience: 'corporate' });
  expect(screen.getByText('One place free from 11')).toBeInTheDocument();
});
