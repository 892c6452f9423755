export { HomeView as default } from '@/views/home/HomeView';
export { getStaticPaths, getStaticProps } from '@/views/home/server';
