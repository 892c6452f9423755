export { AboutView as default } from '@/views/about/AboutView';
export { getStaticPaths, getStaticProps } from '@/views/about/server';
