export { TripView as default } from '@/views/trip/TripView';
export { getStaticPaths, getStaticProps } from '@/views/trip/server';
