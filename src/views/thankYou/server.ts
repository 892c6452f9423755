import { buildPath } from '@/sites/paths';
import { createStaticProps } from '../staticPage';

export { everySite as getStaticPaths } from '../everySite';

export const getStaticProps = createStaticProps<'thankYou', null>({
  route: 'thankYou',
  readParams: () => ({}),
  load: ({ site }) => ({
    view: null,
    // Other sites are other origins, which know nothing of what was sent here.
    frame: {
      share: 'plan',
      findElsewhere: (other) =>
        other.site.id === site.id
          ? buildPath(site, 'thankYou')
          : { above: buildPath(other.site, 'home') },
    },
    namespaces: ['thankYou', 'plan'],
  }),
});
