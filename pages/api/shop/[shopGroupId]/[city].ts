export { shopEndpoint as default } from '@/endpoints/shopEndpoints';
