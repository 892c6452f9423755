import { getPicture } from '@/catalog/mesh/link/linkPictures';
import { buildPath } from '@/config/sites/paths';
import type { SiteContext } from '../context';
import { createStaticProps } from '../staticPage';
import { toLocale } from '../summary/toLocale';
import { listMembers } from './listMembers';
import type { AboutView, Office } from './pageProps';

export { everySite as getStaticPaths } from '../everySite';

/** All offices except the head office, which may be in the content's list too. */
const listOffices = ({ mesh, group, site }: SiteContext): readonly Office[] =>
  group.offices.flatMap(({ city, address, phone }) => {
    const name = mesh.cities.get(city)?.texts[site.lang]?.name;
    if (name === undefined || address === group.address) return [];
    return [{ city: name, address, phone: phone ?? null }];
  });

export const getStaticProps = createStaticProps<'about', AboutView>({
  route: 'about',
  readParams: () => ({}),
  load: (context) => {
    const { mesh, site, group, groupTexts } = context;
    return {
      view: {
        team: getPicture(mesh.pictures, '/images/team.jpg'),
        lead: groupTexts.promise,
        description: groupTexts.description,
        story: groupTexts.story,
        people: listMembers(mesh, site),
        offices: listOffices(context),
        address: group.address,
        guarantees: groupTexts.guarantees,
        locale: toLocale(site),
      },
      frame: { findAlternate: (other) => buildPath(other.site, 'about'), share: 'about' },
      namespaces: ['about', 'contact'],
      found: { nameIn: ({ nav }) => nav.about, isAboutBrand: true },
    };
  },
});
