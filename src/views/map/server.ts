import { geodataFiles } from '@/lib/geo/geodataFiles';
import { buildPath } from '@/config/sites/paths';
import { createStaticProps } from '../staticPage';
import type { MapView } from './pageProps';
import { toMapCity } from './toMapCity';

export { everySite as getStaticPaths } from '../everySite';

export const getStaticProps = createStaticProps<'map', MapView>({
  route: 'map',
  readParams: () => ({}),
  load: ({ site, shops }) => ({
    view: {
      cities: shops.map((shop) => toMapCity(site, shop)),
      geodata: geodataFiles.countries,
    },
    frame: {
      findAlternate: (other) => buildPath(other.site, 'map'),
      trail: { top: 'destinations', below: [] },
      share: 'destinations',
    },
    namespaces: ['map'],
    found: { nameIn: ({ nav }) => nav.map },
  }),
});
