export { buildEndpoint as default } from '@/endpoints/buildEndpoint';
