import fc from 'fast-check';
import { readMail } from '@/testing/readMail';
import { type SmtpServer, startSmtpServer } from '@/testing/smtpServer';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import type { Mail } from './mail/mail';
import { sendMail } from './sendMail';
import { countRuns } from '@/testing/scope';

const mail: Mail = {
  messageId: '<TR-7K4M-9QXD.customer@shop.example>',
  from: { name: 'Troupe', address: 'bookings@shop.example' },
  to: { address: 'ann@example.com' },
  replyTo: { name: 'Zażółć „Gęślą” Jaźń', address: 'hello@shop.example' },
  subject: 'Plan: Kraków (TR-7K4M-9QXD)',
  text: 'Zażółć\n.\nend\n',
  html: '<p>Zażółć</p>\n',
  attachments: [],
};

let server: SmtpServer;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => server.close());

it('hands an e-mail over as it is, to the one whom it is for', async () => {
  expect(await sendMail(server.url, mail)).toEqual({ kind: 'sent' });
  const [received] = server.received;
  expect(received).toMatchObject({ from: 'bookings@shop.example', to: ['ann@example.com'] });
  const { headers, text, html } = readMail(received?.data ?? '');
  expect(Object.fromEntries(headers)).toMatchObject({
    from: 'Troupe <bookings@shop.example>',
    to: 'ann@example.com',
    'reply-to': 'Zażółć „Gęślą” Jaźń <hello@shop.example>',
    subject: 'Plan: Kraków (TR-7K4M-9QXD)',
    'message-id': '<TR-7K4M-9QXD.customer@shop.example>',
    'auto-submitted': 'auto-generated',
  });
  expect(text.trimEnd()).toBe('Zażółć\n.\nend');
  expect(html.trimEnd()).toBe('<p>Zażółć</p>');
});

it('is the same e-mail at each try', async () => {
  await sendMail(server.url, mail);
  await sendMail(server.url, mail);
  const ids = server.received.map(({ data }) => readMail(data).headers.get('message-id'));
  expect(ids).toEqual([mail.messageId, mail.messageId]);
});

it.each([
  ['an unknown recipient', 'RCPT', '550 no such user'],
  ['an unwanted e-mail', '.', '554 this is spam'],
])('%s is given up', async (_, verb, answer) => {
  server.slips.set(verb, answer);
  expect(await sendMail(server.url, mail)).toEqual({
    kind: 'failed',
    problem: expect.stringContaining(answer),
  });
});

it.each([
  ['a recipient who may be written to later', 'RCPT', '451 greylisted'],
  ['a full disk', '.', '452 no room'],
  ['a sender who is not known yet', 'MAIL', '550 who are you'],
  ['a server that is busy', '', '421 busy'],
  ['a server that hangs up', 'DATA', 'cut'],
  ['a server that hangs up with the e-mail in hand', '.', 'cut'],
])('%s is tried again', async (_, verb, slip) => {
  server.slips.set(verb, slip);
  expect((await sendMail(server.url, mail)).kind).toBe('later');
});

it.each(['', 'EHLO', '.'])('a server that falls silent is cut off: at "%s"', async (verb) => {
  server.slips.set(verb, 'hang');
  const started = performance.now();
  expect(await sendMail(server.url, mail, 300)).toEqual({
    kind: 'later',
    problem: 'No answer within 300 ms',
  });
  expect(performance.now() - started).toBeLessThan(5000);
});

it('where nobody listens, it is tried again', async () => {
  await server.close();
  expect(await sendMail(server.url, mail)).toEqual({
    kind: 'later',
    problem: expect.stringContaining('ECONNREFUSED'),
  });
});

it('tells no password over a line that others can read', async () => {
  // An address of this machine that is not recognized as loopback.
  const url = server.url.replace('smtp://127.0.0.1', 'smtp://shop:secret@0.0.0.0');
  server.slips.set('STARTTLS', '502 not here');
  const outcome = await sendMail(url, mail);
  expect(outcome.kind).toBe('later');
  expect(server.commands.join('\n')).not.toMatch(/AUTH/);
  expect(JSON.stringify(outcome)).not.toContain('secret');
});

it('no text makes another header or another recipient', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.constantFrom(
      'Ann\r\nBcc: victim@example.com',
      'Ann\nBcc: victim@example.com\n\nbody',
      'Ann\u2028Bcc: victim@example.com',
      'a@b.example, victim@example.com',
      '" <victim@example.com>, "',
      '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
    ),
  );
  await sendMail(server.url, mail);
  const usual = readMail(server.received[0]?.data ?? '').names;
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (name, subject) => {
      const before = server.received.length;
      await sendMail(server.url, {
        ...mail,
        from: { ...mail.from, name },
        replyTo: { ...mail.replyTo, name },
        subject: `Plan ${subject}`,
      });
      const [received] = server.received.slice(before);
      expect(received?.to).toEqual(['ann@example.com']);
      expect([...readMail(received?.data ?? '').names].sort()).toEqual([...usual].sort());
    }),
    { numRuns: countRuns(150) },
  );
});
