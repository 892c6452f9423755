/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { freezeClock } from '@/testing/freezeClock';
import { renderInSite } from '@/testing/SiteProviders';
import type { PageProps } from '@/ui/layouts/frameProps';
import { type LiveShopGroup, useLive } from '@/ui/hooks/useLive';
import { AboutView } from '../about/AboutView';
import { ActivityView } from '../activity/ActivityView';
import { LivePage } from './LivePage';

type Tell = ReturnType<typeof useLive>['tell'];

let tell: Tell = () => undefined;

const Ear = () => {
  const { tell: tellLive } = useLive();
  useEffect(() => {
    tell = tellLive;
  }, [tellLive]);
  return null;
};

/** Where a page leads for a call or a chat, without the text of the chat. */
const listWays = () => {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'a[href^="tel:"], a[href^="https://wa.me/"]',
  );
  return new Set([...links].map(({ href }) => href.replace(/\?.*$/, '')));
};

const open = async (view: ComponentType<never>, pageProps: PageProps) => {
  await act(() =>
    renderInSite(
      <>
        <Ear />
        <LivePage view={view as ComponentType<PageProps>} pageProps={pageProps} />
      </>,
    ),
  );
  const { id, name, logo, phone } = pageProps.frame.brand;
  const hear = (news: Partial<LiveShopGroup>) =>
    act(() => tell({ shopGroup: { id, name, logo, phone, ...news } }));
  return { hear };
};

let activity: PageProps;
let about: PageProps;

// The first page of the shipped content takes its time on a busy machine.
beforeAll(async () => {
  activity = await fetchShippedPage('activity', 'en', 'go-karting', 'krakow');
  about = await fetchShippedPage('about', 'en');
});

beforeEach(() => {
  freezeClock('2026-11-21T10:00:00Z');
});

const number = '+44 1632 960 001';
const ways = new Set(['tel:+441632960001', 'https://wa.me/441632960001']);

it('an activity and its frame lead to the number that the API has', async () => {
  const { hear } = await open(ActivityView, activity);
  expect(listWays()).not.toEqual(ways);
  hear({ phone: number });
  expect(listWays()).toEqual(ways);
});

it('the about page and its frame lead to the number that the API has', async () => {
  const { hear } = await open(AboutView, about);
  hear({ phone: number });
  expect(listWays()).toEqual(ways);
  expect(document.querySelector('main')).toHaveTextContent(number);
});

it('the number of another brand changes nothing', async () => {
  const { hear } = await open(ActivityView, activity);
  const before = listWays();
  hear({ id: 2, phone: number });
  expect(listWays()).toEqual(before);
});

it('a page is not rendered again for news of the API that do not concern the brand', async () => {
  let renders = 0;
  const Counter = () => {
    renders += 1;
    return null;
  };
  const { hear } = await open(Counter, { frame: about.frame });
  const first = renders;
  hear({});
  act(() => tell({ terms: { tax: 23, deposit: 50 } }));
  expect(renders).toBe(first);
  hear({ phone: number });
  expect(renders).toBe(first + 1);
});
