export { readyEndpoint as default } from '@/server/endpoints/readyEndpoint';
