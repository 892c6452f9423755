import { startTracing } from '../startTracing';
import { withSpan } from '../tracer';

/** Creates some spans in a separate process. Prints the `traceparent` header of the forwarded request. */
const tracer = startTracing('front');
const request = tracer.openRequest(
  'GET page',
  { 'url.path': '/krakow', 'http.target': '/krakow?email=ann@example.com' },
  { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
);
request.end({ 'http.response.status_code': 503 });
await withSpan('load files', async () => 5);
await withSpan('load upstream', () => Promise.reject(new Error('at ann@example.com'))).catch(
  (error: unknown) => console.log(String(error)),
);
await tracer.stop();
console.log(request.headers['traceparent']);
