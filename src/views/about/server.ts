import { getPicture } from '@/mesh/link/linkPictures';
import { buildPath } from '@/sites/paths';
import { createStaticProps } from '../staticPage';
import type { AboutView } from './pageProps';

export { everySite as getStaticPaths } from '../everySite';

export const getStaticProps = createStaticProps<'about', AboutView>({
  route: 'about',
  readParams: () => ({}),
  load: ({ mesh, group, groupTexts }) => ({
    view: {
      team: getPicture(mesh.pictures, '/images/team.jpg'),
      lead: groupTexts.promise,
      description: groupTexts.description,
      story: groupTexts.story,
      guarantees: groupTexts.guarantees,
      address: group.address,
    },
    frame: { findElsewhere: (other) => buildPath(other.site, 'about'), share: 'about' },
    namespaces: ['about'],
  }),
});
