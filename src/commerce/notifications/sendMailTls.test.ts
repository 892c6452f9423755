import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Certificate, createAuthority, createSelfSigned } from '@/testing/certificates';
import { createFolder } from '@/testing/contentFolder';
import { readMail } from '@/testing/readMail';
import {
  startTlsMailServer,
  type TlsMailOptions,
  type TlsMailServer,
} from '@/testing/tlsMailServer';
import type { Mail } from './mail/mail';
import { sendMail } from './sendMail';
import { sendFromProcess } from './testing/sendFromProcess';

const mail: Mail = {
  messageId: '<TR-7K4M-9QXD.customer@shop.example>',
  from: { name: 'Köln Partys', address: 'bookings@shop.example' },
  to: { address: 'ann@example.com' },
  replyTo: { name: 'Zażółć', address: 'hello@shop.example' },
  subject: 'Plan für Kraków (TR-7K4M-9QXD)',
  text: `Zażółć gęślą jaźń\n.\n${'long '.repeat(300)}\nend`,
  html: '<p>Zażółć gęślą jaźń</p>',
  attachments: [],
};

const servers: TlsMailServer[] = [];
const start = async (options: TlsMailOptions): Promise<TlsMailServer> => {
  const server = await startTlsMailServer(options);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const modes = [
  { mode: 'tls', protocol: 'smtps' },
  { mode: 'starttls', protocol: 'smtp' },
] as const;

const authority = createAuthority();
const trusted = authority.sign('localhost');
let authorityFile: string;
beforeAll(async () => {
  authorityFile = join(await createFolder(), 'authority.pem');
  await writeFile(authorityFile, authority.cert);
});

describe.each(modes)('over $protocol', ({ mode, protocol }) => {
  it('an e-mail arrives complete at a server with a trusted certificate', async () => {
    const server = await start({ mode, ...trusted });
    const url = `${protocol}://localhost:${server.port}`;
    expect(await sendFromProcess(mail, [url], authorityFile)).toEqual([{ kind: 'sent' }]);
    expect(server.received).toEqual([
      {
        isSecure: true,
        user: undefined,
        from: 'bookings@shop.example',
        to: ['ann@example.com'],
        data: expect.any(String),
      },
    ]);
    const data = server.received[0]?.data ?? '';
    const { headers, text, html } = readMail(data);
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Köln Partys <bookings@shop.example>',
      to: 'ann@example.com',
      'reply-to': 'Zażółć <hello@shop.example>',
      subject: 'Plan für Kraków (TR-7K4M-9QXD)',
      'message-id': '<TR-7K4M-9QXD.customer@shop.example>',
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
      'mime-version': '1.0',
    });
    expect(Date.parse(headers.get('date') ?? '')).not.toBeNaN();
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative;/);
    expect(text.trimEnd()).toBe(mail.text);
    expect(html.trimEnd()).toBe(mail.html);
    // Works with any server: ASCII only, in lines of at most 76 characters, except headers.
    expect(data).toMatch(/^[\t\r\n -~]+$/);
    expect(Math.max(...data.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('a user signs in once the connection is encrypted; a wrong password is tried again later', async () => {
    const password = 'ż: @/%?';
    const server = await start({ mode, ...trusted, password });
    const [right, wrong] = [password, 'mistaken'].map(
      (it) => `${protocol}://shop%40example:${encodeURIComponent(it)}@localhost:${server.port}`,
    );
    const outcomes = await sendFromProcess(mail, [right ?? '', wrong ?? ''], authorityFile);
    expect(outcomes).toEqual([
      { kind: 'sent' },
      { kind: 'later', problem: expect.stringMatching(/^Invalid login: 535/) },
    ]);
    expect(JSON.stringify(outcomes)).not.toContain('mistaken');
    expect(server.signIns).toEqual([
      { isSecure: true, password },
      { isSecure: true, password: 'mistaken' },
    ]);
    expect(server.received).toMatchObject([{ isSecure: true, user: 'shop@example' }]);
  });

  it.each<[string, () => Certificate, RegExp]>([
    ['that it has signed itself', () => createSelfSigned('localhost'), /self-signed certificate/],
    ['of an unknown authority', () => createAuthority().sign('localhost'), /unable to verify/],
  ])('a server with a certificate %s gets nothing', async (_, createCertificate, problem) => {
    const server = await start({ mode, ...createCertificate(), password: 'secret' });
    const url = `${protocol}://shop:secret@localhost:${server.port}`;
    expect(await sendMail(url, mail)).toEqual({
      kind: 'later',
      problem: expect.stringMatching(problem),
    });
    expect(server.received).toEqual([]);
    expect(server.signIns).toEqual([]);
  });

  it('a server whose trusted certificate is for another host, or has expired, gets nothing', async () => {
    const password = 'secret';
    const started = [
      await start({ mode, ...authority.sign('mail.example'), password }),
      await start({ mode, ...authority.sign('localhost', -1), password }),
    ];
    const urls = started.map(({ port }) => `${protocol}://shop:${password}@localhost:${port}`);
    expect(await sendFromProcess(mail, urls, authorityFile)).toEqual([
      { kind: 'later', problem: expect.stringMatching(/does not match certificate/) },
      { kind: 'later', problem: expect.stringMatching(/certificate has expired/) },
    ]);
    expect(started.flatMap(({ received }) => received)).toEqual([]);
    expect(started.flatMap(({ signIns }) => signIns)).toEqual([]);
  });
});
