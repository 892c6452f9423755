import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Fault } from '@troupe/basics/testing/faultyProxy';

/** A connection between two components into which faults can be injected. */
export class Line {
  private child: ChildProcess | undefined;

  /** @param from port to which one component connects @param to port on which the other one listens */
  async start(from: number, to: number): Promise<void> {
    const program = fileURLToPath(new URL('line.mts', import.meta.url));
    this.child = fork(program, [String(from), String(to)], { execArgv: ['--import', 'tsx'] });
    const ended = once(this.child, 'exit').then(() => {
      throw new Error(`The line at port ${from} ended`);
    });
    await Promise.race([once(this.child, 'message'), ended]);
  }

  async setFault(fault: Fault): Promise<void> {
    if (!this.child) throw new Error('The line was not started');
    const isSet = once(this.child, 'message');
    this.child.send(fault);
    await isSet;
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}
