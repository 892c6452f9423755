import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport';
import { messageOf } from '@/lib/messageOf';
import { toFields } from '@troupe/basics/fields';
import { withTimeout } from '@troupe/basics/withTimeout';
import type { Mail } from './mail/mail';
import { type Outcome, toProblem } from './outcome';

/** In ms, for a whole e-mail from the first byte to the last. Must be shorter than the lease. */
export const mailTimeout = 45_000;
/** In ms, for which the server may be silent. */
const mostSilence = 20_000;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const toOptions = (smtpUrl: string) => {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const user = decodeURIComponent(username);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isSecure ? 465 : 587)),
    secure: isSecure,
    // A password must not be sent unencrypted, regardless of what the server offers.
    requireTLS: !isSecure && user !== '' && !loopback.test(hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(password) } }),
    greetingTimeout: mostSilence,
    socketTimeout: mostSilence,
    // Values must not make the library read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** Whether the server has permanently refused this e-mail: nodemailer's errors have the last command. */
const isForGood = (error: unknown): boolean => {
  const { command, responseCode } = toFields(error);
  return (
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    (command === 'RCPT TO' || command === 'DATA')
  );
};

/**
 * Sends an e-mail through the server at `SMTP_URL`, over a new connection. Never throws.
 *
 * @param timeout in ms; then the connection is closed, so that nothing continues in the background
 */
export const sendMail = async (
  smtpUrl: string,
  mail: Mail,
  timeout: number = mailTimeout,
): Promise<Outcome> => {
  const options = toOptions(smtpUrl);
  let socket: Socket | undefined;
  const getSocket: SMTPTransportGetSocket = (_, callback) => {
    const connection = connect(options.port, options.host);
    socket = connection;
    const giveUp = () => connection.destroy(new Error('The server cannot be reached'));
    connection.setTimeout(mostSilence, giveUp);
    connection.once('error', callback);
    connection.once('connect', () => {
      connection.off('error', callback);
      connection.off('timeout', giveUp);
      callback(null, { connection });
    });
  };
  const transport = createTransport({ ...options, getSocket });
  try {
    await withTimeout(
      transport.sendMail({
        ...mail,
        attachments: [...mail.attachments],
        envelope: { from: mail.from.address, to: [mail.to.address] },
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      }),
      timeout,
    );
    return { kind: 'sent' };
  } catch (error) {
    socket?.destroy();
    return { kind: isForGood(error) ? 'failed' : 'later', problem: toProblem(messageOf(error)) };
  }
};
