import './everythingIsNear';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteId } from '@/config/sites/site';
import { AboutView } from '@/views/about/AboutView';
import { renderInSite } from './SiteProviders';
import { fetchShippedPage } from './fetchShippedPage';
import { fillIn } from './fillIn';

/** The about screen with its form loaded. */
export const openContact = async (siteId: SiteId = 'en') => {
  const page = await fetchShippedPage('about', siteId);
  const { audience } = page.frame.brand;
  const screenful = await act(() =>
    renderInSite(<AboutView {...page} />, { siteId, audience, city: null }),
  );
  await screen.findByRole('button', { name: /^(?:Send message|Wyślij|Nachricht)/ });
  return { ...screenful, page };
};

export const send = async (name: string | RegExp = 'Send message') =>
  userEvent.click(await screen.findByRole('button', { name }));

export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** Fills in the required fields of the English site's form. */
export const writeEnquiry = async (message = 'Is there a boat?') => {
  await fillIn(await field('Your name'), 'Ann Bell');
  await fillIn(await field('Email'), 'ann@example.com');
  await fillIn(await field('Your message'), message);
};
