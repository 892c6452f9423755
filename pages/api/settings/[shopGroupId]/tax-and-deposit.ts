export { settingsEndpoint as default } from '@/server/endpoints/shopEndpoints';
