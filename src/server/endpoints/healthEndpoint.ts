import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHealth } from '@/server/health/answer';

/** `GET /api/health`: checks no dependency. The cache server, if there is one, answers instead. */
export const healthEndpoint = (request: IncomingMessage, response: ServerResponse): void =>
  answerHealth(request, response);
