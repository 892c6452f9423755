export { tripFeedEndpoint as default } from '@/server/endpoints/trips/tripEndpoints';
