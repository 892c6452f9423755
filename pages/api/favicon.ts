export { faviconEndpoint as default } from '@/views/hostFiles/favicon/server';
