export { shopGroupEndpoint as default } from '@/server/endpoints/shopEndpoints';
