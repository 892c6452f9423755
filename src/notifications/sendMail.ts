import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport';
import { withTimeout } from '@/lib/withTimeout';
import type { Mail } from './mail/mail';
import { type Outcome, toProblem } from './outcome';

/** In ms that a server may take for a whole e-mail, from the first byte to the last. A lease is longer. */
export const mailTimeout = 45_000;
/** In ms that it may be silent meanwhile. */
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
    // A password is not told to whoever listens on the way there, whatever the server offers.
    requireTLS: !isSecure && user !== '' && !loopback.test(hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(password) } }),
    greetingTimeout: mostSilence,
    socketTimeout: mostSilence,
    // Texts of ours alone; nothing in a value may have a file or an address read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

interface SmtpError extends Error {
  /** What the server was asked last. */
  readonly command?: string;
  readonly responseCode?: number;
}

/** Whether the server has said that it will never take this e-mail, which is more than that it cannot now. */
const isForGood = ({ command, responseCode = 0 }: SmtpError) =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');

/**
 * Hands an e-mail to the server at `SMTP_URL`, over a connection of its own. Never throws.
 *
 * @param timeout in ms; the connection is cut then, so that nothing goes on behind
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
        envelope: { from: mail.from.address, to: [mail.to.address] },
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      }),
      timeout,
    );
    return { kind: 'sent' };
  } catch (error) {
    socket?.destroy();
    const failure = error as SmtpError;
    return { kind: isForGood(failure) ? 'failed' : 'later', problem: toProblem(failure.message) };
  }
};
