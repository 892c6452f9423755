export { measurementEndpoint as default } from '@/server/endpoints/measurementEndpoint';
