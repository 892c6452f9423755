import type { RequestListener } from 'node:http';
import { toLogPath } from '@troupe/basics/toLogPath';
import type { Tracer } from '@/platform/tracing/tracer';
import { toRequestKind } from './requestKind';

/** Records each request as a span, and passes the span to the renderer in the request's headers. */
export const traceRequests =
  (listener: RequestListener, tracer: Pick<Tracer, 'openRequest'>): RequestListener =>
  (request, response) => {
    const path = toLogPath(request.url);
    const method = request.method ?? '';
    const span = tracer.openRequest(
      `${method} ${toRequestKind(path)}`,
      { 'http.request.method': method, 'url.path': path },
      request.headers,
    );
    Object.assign(request.headers, span.headers);
    response.once('close', () => span.end({ 'http.response.status_code': response.statusCode }));
    listener(request, response);
  };
