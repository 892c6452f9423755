export { imageEndpoint as default } from '@/server/endpoints/imageEndpoint';

/** Images may exceed Next's default size limit for API responses. */
export const config = { api: { responseLimit: false } };
