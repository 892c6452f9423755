export { DestinationsView as default } from '@/views/destinations/DestinationsView';
export { getStaticPaths, getStaticProps } from '@/views/destinations/server';
