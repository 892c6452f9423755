export { CartView as default } from '@/views/cart/CartView';
export { getStaticPaths, getStaticProps } from '@/views/cart/server';
