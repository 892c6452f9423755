export { buildEndpoint as default } from '@/server/endpoints/buildEndpoint';
