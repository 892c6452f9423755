/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
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

it('fetches what it leads to only when it is pointed at', async () => {
  const { router } = await renderInSite(<Link href="/krakow">Krakow</Link>);
  expect(router.prefetch).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('link', { name: 'Krakow' }));
  expect(router.prefetch).toHaveBeenCalledTimes(1);
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
