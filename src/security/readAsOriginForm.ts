import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { toOriginForm } from './originForm';

const onRequest = (message: unknown): void =>
  toOriginForm((message as { readonly request: IncomingMessage }).request);

/** Node tells of each request before it hands it to the server, which then never sees the other form. */
export const readAsOriginForm = (): void => subscribe('http.server.request.start', onRequest);
