import { type Fault, startFaultyProxy } from '@/testing/faultyProxy';

/** A process of its own, so that what passes is late only where it is meant to be: ports from and to, then faults. */
const [from = 0, to = 0] = process.argv.slice(2).map(Number);
const proxy = await startFaultyProxy({ host: '127.0.0.1', port: to }, { port: from });
process.on('message', (fault: Fault) => {
  void proxy.setFault(fault).then(() => process.send?.('set'));
});
process.on('disconnect', () => process.exit(0));
process.send?.('up');
