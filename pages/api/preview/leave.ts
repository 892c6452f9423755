export { leavePreviewEndpoint as default } from '@/server/endpoints/previewEndpoint';
