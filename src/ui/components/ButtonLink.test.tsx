/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/testing/SiteProviders';
import { ButtonLink } from './ButtonLink';

it('goes to a page of the site without loading it anew', async () => {
  const { router } = await renderInSite(<ButtonLink href="/krakow">Krakow</ButtonLink>);
  await userEvent.click(screen.getByRole('link', { name: 'Krakow' }));
  expect(router.push.mock.calls[0]?.[0]).toBe('/krakow');
});

it.each(['https://wa.me/442079460118', 'tel:+442079460118', 'mailto:hello@troupe.example'])(
  'leaves %s to the browser',
  async (href) => {
    const { router } = await renderInSite(<ButtonLink href={href}>Ask us</ButtonLink>);
    const link = screen.getByRole('link', { name: 'Ask us' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener');
    // jsdom does not implement navigation.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(router.push).not.toHaveBeenCalled();
  },
);
