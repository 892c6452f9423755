export { feedEndpoint as default } from '@/views/hostFiles/feed/server';
