import { resolve } from 'node:path';
import { parseEnv } from '@/env/env';
import { nameProcess } from '@/log/logger';
import { endOnSignal } from '../endOnSignal';
import { serve } from '../serve';

/** The server in front as `npm start` has it, but for the one behind it, which is not Next. */
const env = parseEnv(process.env);
if (!env.ok) throw new Error(env.problem.join('\n'));
nameProcess('front');
if (env.value.tracesUrl !== undefined)
  (await import('@/tracing/startTracing')).startTracing('front');
const shop = await serve(env.value, resolve('src/server/testing/fakeRenderer.mts'));
endOnSignal(shop);
console.log('serving');
