/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import type { HeadingProps } from './proseNodes';
import { TableOfContents } from './TableOfContents';

const headings: readonly HeadingProps[] = [
  { id: 'before', text: 'Before you go', level: 2 },
  { id: 'money', text: 'Money', level: 3 },
  { id: 'after', text: 'Afterwards', level: 2 },
];

/** A page with the headings, each at a distance in px from the top of the window. */
const Page = ({ tops }: { readonly tops: readonly number[] }) => (
  <>
    <TableOfContents label="In this post" headings={headings} />
    {headings.map(({ id, text }, index) => (
      <h2
        key={id}
        id={id}
        ref={(it) => {
          if (it) it.getBoundingClientRect = () => new DOMRect(0, tops[index], 100, 20);
        }}
      >
        {text}
      </h2>
    ))}
  </>
);

/** Reports that a heading has crossed the line. */
let cross = () => {};
const original = globalThis.IntersectionObserver;

beforeEach(() => {
  globalThis.IntersectionObserver = class extends original {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      cross = () => act(() => callback([], this));
    }
  };
});

afterEach(() => {
  globalThis.IntersectionObserver = original;
});

const currentOf = () =>
  screen
    .getAllByRole('link')
    .filter((it) => it.getAttribute('aria-current') === 'location')
    .map((it) => it.textContent);

it('links to the parts of a text in their order', async () => {
  await renderInSite(<Page tops={[500, 600, 700]} />);
  const contents = within(screen.getByRole('navigation', { name: 'In this post' }));
  expect(
    contents.getAllByRole('link').map((it) => [it.textContent, it.getAttribute('href')]),
  ).toEqual([
    ['Before you go', '#before'],
    ['Money', '#money'],
    ['Afterwards', '#after'],
  ]);
});

it('is folded until asked for where there is little room, without any script', async () => {
  const { container } = await renderInSite(<Page tops={[]} />);
  const fold = container.querySelector('details');
  expect(fold).not.toHaveAttribute('open');
  // The list follows the summary: the stylesheet shows it if the fold is open.
  expect(fold?.nextElementSibling).toContainElement(screen.getByRole('link', { name: 'Money' }));
});

it('tells which part is being read', async () => {
  await renderInSite(<Page tops={[-400, 100, 900]} />);
  expect(currentOf()).toEqual([]);
  cross();
  expect(currentOf()).toEqual(['Money']);
});

it('tells of none above the first', async () => {
  await renderInSite(<Page tops={[700, 800, 900]} />);
  cross();
  expect(currentOf()).toEqual([]);
});

it('is not there where there is nothing to choose from', async () => {
  await renderInSite(<TableOfContents label="In this post" headings={headings.slice(0, 1)} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('shuts nobody out', async () => {
  const { container } = await renderInSite(<Page tops={[]} />);
  expect(await findViolations(container)).toEqual([]);
});
