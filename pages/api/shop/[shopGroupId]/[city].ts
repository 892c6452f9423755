export { shopEndpoint as default } from '@/server/endpoints/shopEndpoints';
