export { leavePreviewEndpoint as default } from '@/endpoints/previewEndpoint';
