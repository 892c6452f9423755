export { documentEndpoint as default } from '@/server/endpoints/documents/documentEndpoints';

/**
 * The handler reads the body itself, so that every invalid body gets the handler's own error response. Next requires a
 * literal `config` in this file.
 */
export const config = { api: { bodyParser: false } };
