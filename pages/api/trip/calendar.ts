export { tripFileEndpoint as default } from '@/server/endpoints/trips/tripEndpoints';
