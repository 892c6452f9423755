export { unknownEndpoint as default } from '@/server/endpoints/unknownEndpoint';

/** Nobody reads the body. */
export const config = { api: { bodyParser: false } };
