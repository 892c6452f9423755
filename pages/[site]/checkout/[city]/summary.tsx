export { SummaryView as default } from '@/views/summary/SummaryView';
export { getStaticPaths, getStaticProps } from '@/views/summary/server';
