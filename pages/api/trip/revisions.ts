export { tripRevisionsEndpoint as default } from '@/server/endpoints/trips/tripStreamEndpoints';
