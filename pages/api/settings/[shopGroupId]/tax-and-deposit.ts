export { settingsEndpoint as default } from '@/endpoints/shopEndpoints';
