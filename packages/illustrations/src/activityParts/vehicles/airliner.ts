import { shade } from '../palette';
import { join, line, oval, path } from '../shape';

/** An airliner seen from the side, nose to +x, 440 long; the caller tilts it. */
export const airliner = (body: string, lights: string): string =>
  join(
    path('M40-16L-24-84H2L92-18Z', shade(body, 0.3)),
    path('M-196-2L-238-84H-202L-136-14Z', body),
    path(
      'M-200 0C-160-24 110-28 168-20C204-14 222-4 222 3C206 14 150 18 100 18H-110C-160 16-190 8-200 0Z',
      body,
    ),
    line(
      'M-110-8h0m22 0h0m22 0h0m22 0h0m22 0h0m22 0h0m22 0h0m22 0h0m22 0h0m22 0h0m22 0h0m22 0h0',
      lights,
      5,
    ),
    path('M-182 2L-232 22H-206L-140 8Z', shade(body, 0.25)),
    path('M30 8L-96 92H-60L96 14Z', shade(body, 0.25)),
    oval(26, 38, 30, 11, body),
  );
