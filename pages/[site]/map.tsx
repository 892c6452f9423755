export { MapView as default } from '@/views/map/MapView';
export { getStaticPaths, getStaticProps } from '@/views/map/server';
