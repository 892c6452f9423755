export { ActivityView as default } from '@/views/activity/ActivityView';
export { getStaticPaths, getStaticProps } from '@/views/activity/server';
