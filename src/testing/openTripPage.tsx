import { act } from '@testing-library/react';
import type { SiteId } from '@/config/sites/site';
import { fetchAnswer } from '@/platform/http/client';
import { getStaticProps } from '@/views/trip/server';
import { TripView } from '@/views/trip/TripView';
import { FreshCalls } from './liveApi';
import { renderInSite } from './SiteProviders';

/**
 * Shows the page of a trip, as a browser does that follows a link. The test mocks `@/platform/http/client`, and says
 * what `fetchAnswer` answers.
 *
 * @param fragment a token, or the public id of a trip whose token the browser has exchanged
 */
export const openTripPage = async (
  fragment: string,
  siteId: SiteId = 'en',
  change: { readonly canRecover?: boolean } = {},
) => {
  window.history.replaceState(null, '', `/trip#${fragment}`);
  const result = await getStaticProps({ params: { site: siteId } });
  if (!('props' in result)) throw new Error('There is a page for trips on every site');
  const { props } = result;
  const screenful = await renderInSite(
    <FreshCalls>
      <TripView {...props} view={{ ...props.view, ...change }} />
    </FreshCalls>,
    { siteId, audience: props.frame.brand.audience },
  );
  await act(async () => {});
  return screenful;
};

/** The bodies that the page has sent to a path. */
export const sentTo = (path: string) =>
  jest
    .mocked(fetchAnswer)
    .mock.calls.filter(([url]) => url === path)
    .map(([, options]) => options?.body);
