export { robotsEndpoint as default } from '@/views/robots/server';
