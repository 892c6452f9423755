export { discoverEndpoint as default } from '@/server/endpoints/shopEndpoints';
