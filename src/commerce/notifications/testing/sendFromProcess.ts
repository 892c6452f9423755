import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compileForTest } from '@/testing/compileForTest';
import type { Mail } from '../mail/mail';
import type { Outcome } from '../outcome';

const program = compileForTest('src/commerce/notifications/testing/sendMails.mts');

/**
 * Sends an e-mail to several servers from a process that trusts an additional certificate authority.
 *
 * @param trusted a PEM file, for `NODE_EXTRA_CA_CERTS`
 */
export const sendFromProcess = async (
  mail: Mail,
  smtpUrls: readonly string[],
  trusted: string,
): Promise<readonly Outcome[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program(), JSON.stringify(mail), ...smtpUrls],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted } },
  );
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);
};
