export { revalidateEndpoint as default } from '@/endpoints/revalidateEndpoint';

/** The signature is of the body's bytes. Next wants this here, literally. */
export const config = { api: { bodyParser: false, responseLimit: false } };
