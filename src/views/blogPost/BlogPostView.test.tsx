/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://en.localhost:3100/blog/planning/the-packing-list"}
 */
import { screen, within } from '@testing-library/react';
import { loadTranslations } from '@/ui/i18n/loadTranslations';
import { findViolations } from '@/testing/axe';
import { drop, edit } from '@/testing/editContent';
import { PageInApp } from '@/testing/PageInApp';
import { renderSettled } from '@/testing/renderSettled';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { createSmallContext } from '@/testing/smallContext';
import { createTestRouter } from '@/testing/testRouter';
import { toFrameProps } from '../frame/server';
import { BlogPostView } from './BlogPostView';
import { toBlogPostView } from './toBlogPostView';

const file = 'posts/en/packing-list.md';

const body = `First words.

## Shoes

Go to [Krakow](city:krakow).

::activity{name=food-tour city=krakow}

## Hats and gloves

| Month | Hat |
|---|---|
| January | yes |
`;

/** Renders the post as a site of the small content shows it. */
const open = async (content: Content = createSmallContent()) => {
  const context = createSmallContext('en', edit(content, file, 'body', body));
  const post = context.posts.find(({ key }) => key === 'packing-list');
  if (!post) throw new Error('There is no packing list');
  const view = toBlogPostView(context, post);
  const pageProps = {
    frame: toFrameProps(
      context,
      {
        findAlternate: () => '/',
        trail: { top: 'blog', below: [view.category] },
      },
      'https://shop.example/',
    ),
    view,
    ...(await loadTranslations('en', 'consumer', ['blog'])),
  };
  const router = createTestRouter();
  return renderSettled(<PageInApp view={BlogPostView} pageProps={pageProps} router={router} />);
};

const main = () => within(screen.getByRole('main'));
const namesIn = (region: string) =>
  within(main().getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map((it) => it.textContent);

// A timer would load the plan in the middle of a slow test.
jest.mock('@/ui/hooks/useIdle', () => ({ useIdle: () => false }));

const complaints = jest.spyOn(console, 'error');

beforeEach(() => {
  localStorage.clear();
  complaints.mockClear();
});

afterEach(() => expect(complaints.mock.calls).toEqual([]));

it('says who wrote it, when, and how long it takes to read', async () => {
  await open(edit(createSmallContent(), file, 'frontMatter.updated', '2026-05-20'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The packing list');
  expect(main().getByText('By Ann')).toBeInTheDocument();
  expect(main().getByText('1 May 2026')).toHaveAttribute('datetime', '2026-05-01');
  expect(main().getByText('updated 20 May 2026')).toHaveAttribute('datetime', '2026-05-20');
  expect(main().getByText(/1-minute read/)).toBeInTheDocument();
});

it('shows its picture before all others', async () => {
  await open();
  const picture = screen.getByRole('img', { name: 'A picture of the post' });
  expect(picture).toHaveAttribute('data-main', 'true');
  expect(picture).toHaveAttribute('loading', 'eager');
});

it('lists its parts, each of which is there', async () => {
  const { container } = await open();
  const contents = within(screen.getByRole('navigation', { name: 'In this post' }));
  const links = contents.getAllByRole('link');
  expect(links.map((it) => it.textContent)).toEqual(['Shoes', 'Hats and gloves']);
  for (const link of links) {
    expect(container.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
      link.textContent ?? '',
    );
  }
});

it('leads from its words to what the shop sells', async () => {
  await open();
  const [words] = main().getAllByRole('link', { name: 'Krakow' });
  expect(words).toHaveAttribute('href', '/krakow');
  const card = within(
    main()
      .getAllByRole('article')
      .find((it) => it.textContent?.includes('£19')) ?? document.body,
  );
  expect(card.getAllByRole('link', { name: 'food-tour' })[0]).toHaveAttribute(
    'href',
    '/food-tour/krakow',
  );
});

it('goes on to its activities, its cities and other posts', async () => {
  await open();
  expect(namesIn('Activities from this post')).toEqual(['food-tour']);
  expect(namesIn('Cities from this post')).toEqual(['Krakow']);
  expect(namesIn('Read on')).toEqual(['The party speech']);
});

it('has no part for what there is nothing of', async () => {
  const content = drop(createSmallContent(), 'posts/en/party-speech.md');
  await open(
    edit(edit(content, file, 'frontMatter.cities', []), file, 'frontMatter.activities', []),
  );
  for (const name of ['Activities from this post', 'Cities from this post', 'Read on']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  }
});

it('introduces its author, as far as the language has words for them', async () => {
  const { unmount } = await open();
  const author = () => within(main().getByRole('region', { name: 'Who wrote this' }));
  expect(author().getByText('Plans weekends')).toBeInTheDocument();
  unmount();
  await open(drop(createSmallContent(), 'texts/en/people/ann.json'));
  expect(author().getByText('Ann')).toBeInTheDocument();
  expect(author().queryByText('Plans weekends')).not.toBeInTheDocument();
});

it('shuts nobody out', async () => {
  const { container } = await open();
  expect(await findViolations(container)).toEqual([]);
});
