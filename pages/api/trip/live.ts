export { tripStreamEndpoint as default } from '@/server/endpoints/trips/tripStreamEndpoints';
