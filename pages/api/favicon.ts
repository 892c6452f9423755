export { faviconEndpoint as default } from '@/views/favicon/server';
