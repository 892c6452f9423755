export { readyEndpoint as default } from '@/endpoints/readyEndpoint';
