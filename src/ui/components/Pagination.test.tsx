/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { Pagination } from './Pagination';

const hrefs = Array.from({ length: 9 }, (_, index) =>
  index === 0 ? '/blog' : `/blog/page/${index + 1}`,
);

const show = (current: number, all = hrefs) =>
  renderInSite(<Pagination current={current} hrefs={all} />);

it('leads to the neighbours by name and says that they are', async () => {
  await show(5);
  const newer = screen.getByRole('link', { name: 'Newer posts' });
  expect([newer.getAttribute('rel'), newer.getAttribute('href')]).toEqual(['prev', '/blog/page/4']);
  const older = screen.getByRole('link', { name: 'Older posts' });
  expect([older.getAttribute('rel'), older.getAttribute('href')]).toEqual(['next', '/blog/page/6']);
});

it('the first page is the list itself', async () => {
  await show(2);
  expect(screen.getByRole('link', { name: 'Newer posts' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/blog');
});

it('has no way on at its ends', async () => {
  const { unmount } = await show(1);
  expect(screen.queryByRole('link', { name: 'Newer posts' })).not.toBeInTheDocument();
  unmount();
  await show(9);
  expect(screen.queryByRole('link', { name: 'Older posts' })).not.toBeInTheDocument();
});

it('offers the ends and the neighbours, and tells which page this is', async () => {
  await show(5);
  const pages = within(screen.getByRole('list')).getAllByRole('link');
  expect(pages.map((it) => it.textContent)).toEqual(['1', '4', '5', '6', '9']);
  const here = pages.filter((it) => it.hasAttribute('aria-current'));
  expect(here.map((it) => [it.textContent, it.getAttribute('aria-current')])).toEqual([
    ['5', 'page'],
  ]);
});

it('is not there where all is on one page', async () => {
  const { container } = await show(1, ['/blog']);
  expect(container).toBeEmptyDOMElement();
});

it('shuts nobody out', async () => {
  const { container } = await show(5);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
});
