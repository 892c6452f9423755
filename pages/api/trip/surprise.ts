export { tripSurpriseEndpoint as default } from '@/server/endpoints/trips/tripEndpoints';
