export { ratesEndpoint as default } from '@/server/endpoints/ratesEndpoint';
