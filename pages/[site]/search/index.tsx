export { SearchView as default } from '@/views/search/SearchView';
export { getStaticPaths, getStaticProps } from '@/views/search/server';
