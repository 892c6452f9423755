export { discoverEndpoint as default } from '@/endpoints/shopEndpoints';
