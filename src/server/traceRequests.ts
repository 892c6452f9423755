import type { RequestListener } from 'node:http';
import { toLogPath } from '@/log/toLogPath';
import type { Tracer } from '@/tracing/tracer';
import { toRequestKind } from './requestKind';

/** Has each request be a span, of which the renderer hears by the request's own headers. */
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
