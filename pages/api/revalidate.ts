export { revalidateEndpoint as default } from '@/server/endpoints/revalidateEndpoint';

/** The signature covers the raw bytes of the body. Next requires a literal `config` in this file. */
export const config = { api: { bodyParser: false, responseLimit: false } };
