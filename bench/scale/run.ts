import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Measures in a separate process, so that nothing is warmed up.
 *
 * @returns the metrics that the script prints as its last line
 */
export const measure = async (
  script: string,
  args: readonly (string | number)[],
  env: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, number>>> => {
  const { stdout } = await execute(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', `bench/scale/${script}.mts`, ...args.map(String)],
    { env: { ...process.env, ...env } },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, number>;
};
