export { ratesEndpoint as default } from '@/endpoints/ratesEndpoint';
