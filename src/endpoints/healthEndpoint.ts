import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHealth } from '@/health/answer';

/** `GET /api/health`: asks nothing and nobody. Where there is a server in front, that one answers. */
export const healthEndpoint = (request: IncomingMessage, response: ServerResponse): void =>
  answerHealth(request, response);
