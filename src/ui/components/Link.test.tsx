/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/testing/SiteProviders';
import { Link } from './Link';

it('goes to a page of the site without loading it anew, and leaves the view alone', async () => {
  const { router } = await renderInSite(<Link href="/krakow#faq">Krakow</Link>);
  await userEvent.click(screen.getByRole('link', { name: 'Krakow' }));
  expect(router.push.mock.calls).toEqual([
    ['/krakow#faq', '/krakow#faq', expect.objectContaining({ scroll: false })],
  ]);
});

describe('what it leads to', () => {
  /** Reports an element as visible; jsdom lays nothing out. */
  let show: (element: Element) => void;

  beforeEach(() => {
    // Next prefetches what is visible in production only.
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    jest
      .spyOn(globalThis, 'IntersectionObserver')
      .mockImplementation(function (callback): IntersectionObserver {
        const entryOf = (target: Element) =>
          ({ target, isIntersecting: true }) as IntersectionObserverEntry;
        const observer: IntersectionObserver = {
          root: null,
          rootMargin: '',
          scrollMargin: '',
          thresholds: [],
          observe: () => {},
          unobserve: () => {},
          disconnect: () => {},
          takeRecords: () => [],
        };
        show = (target) => callback([entryOf(target)], observer);
        return observer;
      });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is fetched ahead when it comes into view, not before', async () => {
    const { router } = await renderInSite(<Link href="/krakow">Krakow</Link>);
    expect(router.prefetch).not.toHaveBeenCalled();
    act(() => show(screen.getByRole('link', { name: 'Krakow' })));
    expect(router.prefetch).toHaveBeenCalledTimes(1);
  });

  it('is urgent when it is pointed at', async () => {
    const { router } = await renderInSite(<Link href="/krakow">Krakow</Link>);
    await userEvent.hover(screen.getByRole('link', { name: 'Krakow' }));
    expect(router.prefetch).toHaveBeenCalledWith(
      '/krakow',
      '/krakow',
      expect.objectContaining({ priority: true }),
    );
  });
});

it('keeps what else an anchor has', async () => {
  await renderInSite(
    <Link href="/blog" aria-current="page" className="here" rel="next">
      Blog
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Blog', current: 'page' });
  expect(link).toHaveAttribute('rel', 'next');
  expect(link).toHaveClass('here');
});
