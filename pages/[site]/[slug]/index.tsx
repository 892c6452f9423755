export { CityView as default } from '@/views/city/CityView';
export { getStaticPaths, getStaticProps } from '@/views/city/server';
