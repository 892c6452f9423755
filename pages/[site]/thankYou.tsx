export { ThankYouView as default } from '@/views/thankYou/ThankYouView';
export { getStaticPaths, getStaticProps } from '@/views/thankYou/server';
