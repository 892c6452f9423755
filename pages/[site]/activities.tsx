export { ActivitiesView as default } from '@/views/activities/ActivitiesView';
export { getStaticPaths, getStaticProps } from '@/views/activities/server';
