export { PaymentView as default } from '@/views/trip/payment/PaymentView';
export { getServerSideProps } from '@/server/tripPage/chargePage';
