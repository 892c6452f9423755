import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Runs `.ci/audit` with a fake npm that gives this answer and exit code. */
const audit = (answer: string, exitCode: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-audit-'));
  try {
    writeFileSync(join(folder, 'answer'), answer);
    const script = `#!/bin/sh\ncat '${join(folder, 'answer')}'\nexit ${exitCode}\n`;
    writeFileSync(join(folder, 'npm'), script, { mode: 0o755 });
    const { status, stdout } = spawnSync('bash', ['.ci/audit'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter) },
    });
    return { status, stdout };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const toReport = (severities: Readonly<Record<string, string>>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [
        name,
        { name, severity, range: '<1.2.3' },
      ]),
    ),
  });

it('a known vulnerability of high severity fails, and is named', () => {
  const { status, stdout } = audit(toReport({ leaky: 'high', worse: 'critical', odd: 'low' }), 1);
  expect(status).toBe(1);
  expect(stdout).toContain('leaky <1.2.3 (high)');
  expect(stdout).toContain('worse <1.2.3 (critical)');
  expect(stdout).not.toContain('odd');
});

it('no finding, and one of low severity, pass', () => {
  const reports: readonly Readonly<Record<string, string>>[] = [{}, { odd: 'low' }];
  for (const report of reports.map(toReport)) {
    const { status, stdout } = audit(report, 0);
    expect([status, stdout]).toEqual([0, expect.stringContaining('no known vulnerability')]);
  }
});

it.each([
  ['that does not know the question', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['that cannot be reached', '{"error":{"code":"ENOTFOUND","summary":"request failed"}}'],
  ['that answers with a page', '<html>Bad gateway</html>'],
  ['that says nothing', ''],
])('a registry %s fails nothing, and that is reported', (_, answer) => {
  const { status, stdout } = audit(answer, 1);
  expect([status, stdout]).toEqual([0, expect.stringContaining('not available')]);
});
