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
  ['nobody said how many: the smallest group pays for eight', null, 'from €256 for 8 people'],
  ['one comes alone and pays for eight', '1', '€256 for 1 person'],
  ['ten come', '10', '€320 for 10 people'],
  ['eleven come and one goes free', '11', '€320 for 11 people'],
  ['as many come as it takes', '30', '€928 for 30 people'],
  ['more come than it takes: there is no price', '31', 'for up to 30 people'],
])('is what the whole group pays: %s', async (_, people, text) => {
  if (people) localStorage.setItem('selectedNumberOfPeople', people);
  await renderInSite(<GroupPrice offer={{ ...kartingProduct, mostPeople: 30 }} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('is the flat price where there is one, and without a group what it takes', async () => {
  const offer = { ...boatProduct, mostPeople: 40 };
  const { unmount } = await renderInSite(<GroupPrice offer={offer} />);
  expect(screen.getByText('for up to 40 people')).toBeInTheDocument();
  unmount();
  localStorage.setItem('selectedNumberOfPeople', '4');
  await renderInSite(<GroupPrice offer={{ ...boatProduct, mostPeople: 40 }} />);
  expect(screen.getByText('€106 for 4 people')).toBeInTheDocument();
});

it('follows the group and the currency, also from another tab', async () => {
  await renderInSite(<GroupPrice offer={{ ...kartingProduct, mostPeople: 30 }} />, {
    siteId: 'pl',
  });
  changeInAnotherTab('currency', 'PLN');
  changeInAnotherTab('selectedNumberOfPeople', 12);
  expect(screen.getByText(/1529\s+zł/)).toHaveTextContent('12 osób');
});
