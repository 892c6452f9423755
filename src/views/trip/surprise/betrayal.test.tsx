/** @jest-environment jsdom */
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getMesh } from '@/catalog/mesh/getMesh';
import { listShops } from '@/catalog/mesh/queries/shops';
import { listWordsIn } from '@/commerce/trips/testing/hiddenWords';
import { sites } from '@/config/sites/records';
import { createI18n, SiteProviders } from '@/testing/SiteProviders';
import { createTestRouter } from '@/testing/testRouter';
import { readStrings } from '@/testing/translationFiles';
import { getFormProps } from '../reading/server';
import { ReadTripView } from '../reading/ReadTripView';
import { getStaticProps } from '../server';
import { TripView } from '../TripView';
import { SurprisePage } from './SurprisePage';

const state = {
  id: '0123456789abcdef',
  pieces: [
    { kind: 'pack', text: 'Swimming trunks', day: '2026-12-04', time: '15:00', place: null },
  ],
  next: '2026-12-05T15:00:00.000Z',
} as const;

/** The names of all cities and activities that a site sells. */
const listNames = async (siteId: keyof typeof sites): Promise<readonly string[]> => {
  const { shopGroupId, lang } = sites[siteId];
  const names = listShops(await getMesh(), shopGroupId, lang).flatMap((shop) => [
    shop.cityTexts.name,
    shop.city.slug,
    ...shop.products.flatMap(({ texts }) => [texts.name, texts.slug]),
  ]);
  expect(names.length).toBeGreaterThan(20);
  return names;
};

it.each(['en', 'de', 'pl', 'en2'] as const)(
  'the pages on which a guest of honour reads name no city and no activity, on %s',
  async (siteId) => {
    const names = await listNames(siteId);
    const [trip, form] = await Promise.all([
      getStaticProps({ params: { site: siteId } }),
      getFormProps({ params: { site: siteId } }),
    ]);
    if (!('props' in trip) || !('props' in form)) throw new Error('Every site has these pages');
    const { frame, view } = form.props;
    const { audience } = frame.brand;
    const options = {
      siteId,
      audience,
      router: createTestRouter(),
      city: null,
      i18n: await createI18n(sites[siteId].lang, audience),
    };
    const heading = createRef<HTMLHeadingElement>();
    const html = [
      <TripView key="trip" {...trip.props} />,
      <ReadTripView key="form" {...form.props} />,
      <ReadTripView
        key="read"
        {...form.props}
        view={{ ...view, outcome: 'found', surprise: state }}
      />,
      <SurprisePage key="page" state={state} brand={frame.brand} heading={heading} />,
    ]
      .map((page) => renderToStaticMarkup(<SiteProviders {...options}>{page}</SiteProviders>))
      .join('\n');
    expect(html).toContain('Swimming trunks');
    // Titles, descriptions and the words of messages are among the texts.
    const { lang } = sites[siteId];
    const texts = [...readStrings(lang, 'surprise').values()].join('\n');
    expect(listWordsIn(`${html}\n${texts}\n${JSON.stringify(trip.props.view)}`, names)).toEqual([]);
  },
);
