export { BlogView as default } from '@/views/blog/BlogView';
export { getStaticPaths, getStaticProps } from '@/views/blog/server';
