import { createStaticProps } from '../staticPage';
import { loadBlog } from './loadList';

export { everySite as getStaticPaths } from '../everySite';

export const getStaticProps = createStaticProps({
  route: 'blog',
  readParams: () => ({}),
  load: (context) => loadBlog(context, 1),
});
