export { manifestEndpoint as default } from '@/views/hostFiles/manifest/server';
