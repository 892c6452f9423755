import { createServer, type Server, type Socket } from 'node:net';
import { portOf } from '@troupe/basics/testing/portOf';

/** A received e-mail. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body, with lines that end in CRLF. */
  readonly data: string;
}

/** A fault in place of the server's usual reply: another reply, no reply, or a closed connection. */
export type Slip = string | 'hang' | 'cut';

export interface SmtpServer {
  readonly url: string;
  readonly received: readonly Received[];
  /** All lines that clients sent, except for e-mails. */
  readonly commands: readonly string[];
  /** Keyed by verb: `RCPT`, `DATA`, `.` for the end of an e-mail, empty for the greeting. Tests change it. */
  readonly slips: Map<string, Slip>;
  readonly close: () => Promise<void>;
}

const usual: Readonly<Record<string, string>> = {
  '': '220 ready',
  EHLO: '250-here\r\n250-8BITMIME\r\n250 SMTPUTF8',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
};

const addressIn = (command: string) => /<([^>]*)>/.exec(command)?.[1] ?? '';

const serve = (socket: Socket, server: Pick<SmtpServer, 'slips'>, keep: Keep) => {
  let pending = '';
  let data: string[] | undefined;
  let from = '';
  let to: string[] = [];

  const say = (verb: string, isAlive = true): boolean => {
    const answer = server.slips.get(verb) ?? usual[verb] ?? '250 fine';
    if (answer === 'cut') socket.destroy();
    else if (answer !== 'hang' && isAlive) socket.write(`${answer}\r\n`);
    return /^[23]/.test(answer);
  };

  const take = (line: string): void => {
    if (data) {
      if (line !== '.') {
        data.push(line.replace(/^\./, ''));
        return;
      }
      const received = { from, to, data: data.join('\r\n') };
      data = undefined;
      // A fault other than 4xx or 5xx is a server that accepts the e-mail but whose reply is lost.
      if (!/^[45]/.test(server.slips.get('.') ?? '')) keep.received(received);
      say('.');
      return;
    }
    const verb = line.split(/[\s:]/, 1)[0]?.toUpperCase() ?? '';
    keep.command(line);
    if (!say(verb)) return;
    if (verb === 'MAIL') [from, to] = [addressIn(line), []];
    if (verb === 'RCPT') to = [...to, addressIn(line)];
    if (verb === 'DATA') data = [];
    if (verb === 'QUIT') socket.end();
  };

  socket.setEncoding('latin1');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (pending + String(chunk)).split('\r\n');
    pending = lines.pop() ?? '';
    lines.forEach(take);
  });
  say('');
};

interface Keep {
  readonly received: (it: Received) => void;
  readonly command: (line: string) => void;
}

/** Node's `close` waits for every client, so their connections are closed here. */
const closeServer = (server: Server, sockets: ReadonlySet<Socket>) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });

/** A mail server on a free port of this machine, which keeps all e-mails. It supports the SMTP that a sender needs. */
export const startSmtpServer = async (port = 0): Promise<SmtpServer> => {
  const received: Received[] = [];
  const commands: string[] = [];
  const slips = new Map<string, Slip>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(
      socket,
      { slips },
      { received: (it) => received.push(it), command: (line) => commands.push(line) },
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    received,
    commands,
    slips,
    close: () => closeServer(server, sockets),
  };
};
