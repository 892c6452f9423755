import { contentFolder } from '@/mesh/getMesh';
import { formatFault } from '@/lib/fault';
import { checkContent } from '@/mesh/report/checkContent';

/** `npm run content:check`: what is in the content folder, and everything that is wrong with it. */
const { faults, counts } = await checkContent(contentFolder());

for (const [name, count] of Object.entries(counts))
  console.log(`${String(count).padStart(6)}  ${name}`);
for (const fault of faults) console.error(formatFault(fault));
console.log(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
