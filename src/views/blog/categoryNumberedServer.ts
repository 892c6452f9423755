import { createStaticProps } from '../staticPage';
import { loadCategory } from './loadList';

export { onDemand as getStaticPaths } from '../onDemand';

export const getStaticProps = createStaticProps({
  route: 'blogCategoryPage',
  readParams: ({ category = '', number = '' }) => ({ category, number }),
  load: (context, { category, number }) => loadCategory(context, category, Number(number)),
});
