import { parseEnv } from '@/config/env/env';
import { prepareDataOrExit } from '../prepareData';

/** Prepares the data of `DATA_DIR` as a shop does, and then runs until it is killed. */
const env = parseEnv(process.env);
if (!env.ok) throw new Error(env.problem.join('\n'));
await prepareDataOrExit(env.value);
process.stdout.write('started\n');
setInterval(() => {}, 60_000);
