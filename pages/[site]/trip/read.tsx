export { ReadTripView as default } from '@/views/trip/reading/ReadTripView';
export { getServerSideProps } from '@/server/tripPage/tripPage';
