export { PageView as default } from '@/views/page/PageView';
export { getStaticPaths, getStaticProps } from '@/views/page/server';
