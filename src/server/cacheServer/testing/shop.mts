import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shutDownOnSignal } from '@troupe/cache-server';
import { parseEnv } from '@/config/env/env';
import { nameProcess } from '@/platform/log/logger';
import { serve } from '../serve';

/** Starts the cache server as `npm start` does, but with a fake renderer. */
const env = parseEnv(process.env);
if (!env.ok) throw new Error(env.problem.join('\n'));
nameProcess('front');
if (env.value.tracesUrl !== undefined)
  (await import('@/platform/tracing/startTracing')).startTracing('front');
const rendererUrl = new URL(`fakeRenderer${extname(import.meta.url)}`, import.meta.url);
const shop = await serve(env.value, fileURLToPath(rendererUrl));
shutDownOnSignal(shop);
// Simulates an error that no handler catches.
process.on('SIGUSR2', () => {
  throw new Error('nothing catches this');
});
console.log('serving');
