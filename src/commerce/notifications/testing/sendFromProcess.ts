import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Mail } from '../mail/mail';
import type { Outcome } from '../outcome';

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
  const script = 'src/commerce/notifications/testing/sendMails.mts';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify(mail), ...smtpUrls],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted } },
  );
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);
};
