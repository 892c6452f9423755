export { manifestEndpoint as default } from '@/views/manifest/server';
