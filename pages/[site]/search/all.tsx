export { SearchIndexView as default } from '@/views/searchIndex/SearchIndexView';
export { getStaticPaths, getStaticProps } from '@/views/searchIndex/server';
