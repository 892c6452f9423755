import { type Fault, startFaultyProxy } from '@troupe/basics/testing/faultyProxy';

/** A separate process, so that only injected faults delay traffic. Arguments: ports from and to. Messages: faults. */
const [from = 0, to = 0] = process.argv.slice(2).map(Number);
const proxy = await startFaultyProxy({ host: '127.0.0.1', port: to }, { port: from });
process.on('message', (fault: Fault) => {
  void proxy.setFault(fault).then(() => process.send?.('set'));
});
process.on('disconnect', () => process.exit(0));
process.send?.('up');
