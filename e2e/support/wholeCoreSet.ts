import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { coreTests } from './coreTests';

/** Fails a run of the core set if a pattern of `coreTests` matches no test: one that was renamed would be left out. */
class WholeCoreSet implements Reporter {
  private idle: readonly RegExp[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    const titles = suite.allTests().map((test) => test.titlePath().join(' '));
    this.idle = coreTests.filter((pattern) => !titles.some((title) => pattern.test(title)));
  }

  async onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    if (this.idle.length === 0) return { status };
    for (const pattern of this.idle)
      console.error(`No browser test matches ${pattern.source}: see e2e/support/coreTests.ts`);
    return { status: 'failed' };
  }
}

export default WholeCoreSet;
