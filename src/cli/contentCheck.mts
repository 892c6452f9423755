import { formatFault } from '@/lib/fault';
import { contentFolder } from '@/mesh/getMesh';
import { checkContent } from '@/mesh/report/checkContent';
import { readEnv } from './readEnv';

/** `npm run content:check`: what is in the content folder, and everything that is wrong with it. */
readEnv();
try {
  const { faults, counts } = await checkContent(contentFolder());
  for (const [name, count] of Object.entries(counts)) {
    console.log(`${String(count).padStart(6)}  ${name}`);
  }
  for (const fault of faults) console.error(formatFault(fault));
  console.log(`${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`${contentFolder()}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
