export { previewEndpoint as default } from '@/server/endpoints/previewEndpoint';
