export { BookingView as default } from '@/views/booking/BookingView';
export { getStaticPaths, getStaticProps } from '@/views/booking/server';
