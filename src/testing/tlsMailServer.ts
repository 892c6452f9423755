import { text } from 'node:stream/consumers';
import { portOf } from '@troupe/basics/testing/portOf';
import { SMTPServer } from 'smtp-server';
import type { Certificate } from './certificates';

/** A received e-mail, and the connection that it came over. */
export interface ReceivedOverTls {
  readonly isSecure: boolean;
  /** The signed-in user, if any. */
  readonly user: string | undefined;
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body, with lines that end in CRLF. Each character is one byte. */
  readonly data: string;
}

export interface TlsMailServer {
  readonly port: number;
  readonly received: readonly ReceivedOverTls[];
  /** All sign-in attempts, successful or not. */
  readonly signIns: readonly { readonly isSecure: boolean; readonly password: string }[];
  readonly close: () => Promise<void>;
}

export interface TlsMailOptions extends Certificate {
  /** `tls`: encrypted from the first byte. `starttls`: the client requests encryption. */
  readonly mode: 'tls' | 'starttls';
  /** Without a password, clients may send without signing in. */
  readonly password?: string;
}

/** A complete mail server with TLS at `localhost`, on a free port. */
export const startTlsMailServer = async ({
  mode,
  password,
  ...certificate
}: TlsMailOptions): Promise<TlsMailServer> => {
  const received: ReceivedOverTls[] = [];
  const signIns: { isSecure: boolean; password: string }[] = [];
  const server = new SMTPServer({
    ...certificate,
    secure: mode === 'tls',
    authOptional: password === undefined,
    // A sign-in over plain text is not refused but recorded, so that a test can detect it.
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: (given, session, done) => {
      signIns.push({ isSecure: session.secure, password: given.password ?? '' });
      if (given.password === password) done(null, { user: given.username });
      else done(new Error('Invalid username or password'));
    },
    onData: (stream, { secure, user, envelope }, done) => {
      stream.setEncoding('latin1');
      text(stream).then((data) => {
        received.push({
          isSecure: secure,
          // Without a sign-in it is false, contrary to the types.
          user: typeof user === 'string' ? user : undefined,
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          data,
        });
        done();
      }, done);
    },
  });
  // A client that refuses the certificate ends the handshake, which the server reports as an error.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: portOf(server.server),
    received,
    signIns,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
