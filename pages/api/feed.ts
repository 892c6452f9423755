export { feedEndpoint as default } from '@/views/feed/server';
