export { healthEndpoint as default } from '@/endpoints/healthEndpoint';
