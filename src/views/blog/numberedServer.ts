import { createStaticProps } from '../staticPage';
import { loadBlog } from './loadList';

export { onDemand as getStaticPaths } from '../onDemand';

export const getStaticProps = createStaticProps({
  route: 'blogPage',
  readParams: ({ number = '' }) => ({ number }),
  load: (context, { number }) => loadBlog(context, Number(number)),
});
