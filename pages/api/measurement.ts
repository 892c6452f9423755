export { measurementEndpoint as default } from '@/endpoints/measurementEndpoint';
