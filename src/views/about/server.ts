import { buildPath } from '@/sites/paths';
import { createStaticProps } from '../staticPage';
import type { AboutView } from './pageProps';

export { everySite as getStaticPaths } from '../everySite';

export const getStaticProps = createStaticProps<'about', AboutView>({
  route: 'about',
  readParams: () => ({}),
  load: ({ group, groupTexts }) => ({
    view: {
      lead: groupTexts.promise,
      description: groupTexts.description,
      story: groupTexts.story,
      guarantees: groupTexts.guarantees,
      address: group.address,
    },
    frame: { findElsewhere: (other) => buildPath(other.site, 'about') },
    namespaces: ['about'],
  }),
});
