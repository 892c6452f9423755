export { previewEndpoint as default } from '@/endpoints/previewEndpoint';
