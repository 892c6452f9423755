/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { loadTranslations } from '@/ui/i18n/loadTranslations';
import { findViolations } from '@/testing/axe';
import { createManyPosts } from '@/testing/manyPosts';
import { PageInApp } from '@/testing/PageInApp';
import { renderSettled } from '@/testing/renderSettled';
import { createSmallContext } from '@/testing/smallContext';
import { createTestRouter } from '@/testing/testRouter';
import { toFrameProps } from '../frame/server';
import { BlogView } from './BlogView';
import { loadBlog, loadCategory } from './loadList';

const context = createSmallContext('en', createManyPosts(8));

const open = async (page: ReturnType<typeof loadBlog>) => {
  if (!page) throw new Error('There is no such page');
  const pageProps = {
    frame: toFrameProps(context, page.frame, 'https://shop.example/'),
    view: page.view,
    ...(await loadTranslations('en', 'consumer', page.namespaces)),
  };
  const router = createTestRouter();
  return renderSettled(<PageInApp view={BlogView} pageProps={pageProps} router={router} />);
};

const main = () => within(screen.getByRole('main'));
const titles = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((it) => it.textContent);
const lists = () => within(main().getByRole('navigation', { name: 'Topics' }));
const currentOf = () =>
  lists()
    .getAllByRole('link')
    .filter((it) => it.hasAttribute('aria-current'))
    .map((it) => [it.getAttribute('href'), it.getAttribute('aria-current')]);

// A timer would load the plan in the middle of a slow test.
jest.mock('@/ui/hooks/useIdle', () => ({ useIdle: () => false }));

const complaints = jest.spyOn(console, 'error');

beforeEach(() => {
  localStorage.clear();
  complaints.mockClear();
});

afterEach(() => expect(complaints.mock.calls).toEqual([]));

it('begins with the newest post, and its picture before all else', async () => {
  const { container } = await open(loadBlog(context, 1));
  expect(titles()).toEqual([8, 7, 6, 5, 4, 3].map((number) => `Extra post ${number}`));
  const [first, second, third] = container.querySelectorAll('main img');
  expect(first).toHaveAttribute('data-main', 'true');
  expect(second).toHaveAttribute('loading', 'eager');
  expect(third).toHaveAttribute('loading', 'lazy');
});

it('says how many posts there are of each kind, and which list this is', async () => {
  await open(loadBlog(context, 1));
  expect(lists().getByRole('link', { name: /^Planning\s*10 posts$/ })).toBeInTheDocument();
  expect(currentOf()).toEqual([['/blog', 'page']]);
});

it('leads on to older posts, to the feeds and back', async () => {
  const { unmount } = await open(loadBlog(context, 1));
  expect(main().getByRole('link', { name: 'Older posts' })).toHaveAttribute('href', '/blog/page/2');
  expect(main().getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/feed.xml');
  expect(main().getByRole('link', { name: 'JSON Feed' })).toHaveAttribute('href', '/feed.json');
  unmount();
  await open(loadBlog(context, 2));
  expect(main().getByRole('link', { name: 'Newer posts' })).toHaveAttribute('href', '/blog');
  expect(currentOf()).toEqual([['/blog', 'true']]);
});

it('introduces a category by its own words', async () => {
  await open(loadCategory(context, 'planning', 1));
  expect(screen.getByRole('heading', { level: 1, name: 'Planning' })).toBeInTheDocument();
  expect(main().getByText(/^A sentence/, { selector: 'h1 + p' })).toBeInTheDocument();
  expect(currentOf()).toEqual([['/blog/planning', 'page']]);
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getAllByRole('link').map((it) => it.textContent)).toEqual(['Home', 'Blog']);
});

it('says so when there is nothing yet', async () => {
  const empty = { ...context, posts: [] };
  await open(loadBlog(empty, 1));
  expect(main().getByText(/nothing here yet/)).toBeInTheDocument();
  expect(main().queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

it.each([1, 2])(
  'shuts nobody out of page %i',
  async (number) => {
    const { container } = await open(loadBlog(context, number));
    expect(await findViolations(container)).toEqual([]);
  },
  60_000,
);
