export { healthEndpoint as default } from '@/server/endpoints/healthEndpoint';
