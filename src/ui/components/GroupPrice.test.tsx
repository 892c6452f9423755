/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { boatProduct, kartingProduct } from '@/testing/plannedCart';
import { changeInAnotherTab } from '@/testing/browserStorage';
import { renderInSite } from '@/testing/SiteProviders';
import { GroupPrice } from './GroupPrice';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('currency', 'EUR');
});

it.each([
  ['nobody said how many: four pay for eight', null, '€256 for 4 people'],
  ['one comes alone and pays for eight', '1', '€256 for 1 person'],
  ['ten come', '10', '€320 for 10 people'],
  ['eleven come and one goes free', '11', '€320 for 11 people'],
])('is what the whole group pays: %s', async (_, people, text) => {
  if (people) localStorage.setItem('selectedNumberOfPeople', people);
  await renderInSite(<GroupPrice tariff={kartingProduct} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('is the flat price where there is one', async () => {
  await renderInSite(<GroupPrice tariff={boatProduct} />);
  expect(screen.getByText('€106 for 4 people')).toBeInTheDocument();
});

it('follows the group and the currency, also from another tab', async () => {
  await renderInSite(<GroupPrice tariff={kartingProduct} />, { siteId: 'pl' });
  changeInAnotherTab('currency', 'PLN');
  changeInAnotherTab('selectedNumberOfPeople', 12);
  expect(screen.getByText(/1529\s+zł/)).toHaveTextContent('12 osób');
});
