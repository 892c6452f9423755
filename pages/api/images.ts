export { imageEndpoint as default } from '@/endpoints/imageEndpoint';

/** Pictures may be larger than what Next takes to be an API's usual answer. */
export const config = { api: { responseLimit: false } };
