export { shopGroupEndpoint as default } from '@/endpoints/shopEndpoints';
