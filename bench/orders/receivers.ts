import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '@troupe/basics/testing/portOf';
import { isSignedBy } from '@/lib/signature';
import { type Channel, channels, idOf } from '@/commerce/orders/outbox/message';
import { startSmtpServer } from '@/testing/smtpServer';

const secret = 'what the shop and the bench know';

/** Results of order notifications to people and programs. */
export interface Delivered {
  /** Notifications that never arrived. */
  readonly missing: number;
  /** Duplicates of notifications. */
  readonly doubles: number;
  readonly total: number;
  readonly wrongSignatures: number;
}

/** Receivers of order notifications, by e-mail and webhook, on free ports of this machine. */
export const startReceivers = async () => {
  const smtp = await startSmtpServer();
  const calls: string[] = [];
  let wrongSignatures = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers['x-order-signature']).replace('sha256=', '');
    if (!isSignedBy(secret, body, signature)) wrongSignatures += 1;
    calls.push((JSON.parse(body) as { readonly id: string }).id);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const countById = (): ReadonlyMap<string, number> => {
    const mails = smtp.received.map(({ data }) => /^Message-ID: <(.*)@/im.exec(data)?.[1] ?? '');
    const counts = new Map<string, number>();
    for (const id of [...mails, ...calls]) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  };

  return {
    /** Environment variables of the shop. */
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'bookings@shop.example',
      ORDER_WEBHOOK_URL: `http://127.0.0.1:${portOf(server)}/orders`,
      ORDER_WEBHOOK_SECRET: secret,
    },
    /** Counts the notifications of these orders. */
    count: (references: readonly string[]): Delivered => {
      const counts = countById();
      const wanted = references.flatMap((reference) =>
        channels.map((channel: Channel) => idOf({ reference, channel })),
      );
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return {
        missing: wanted.filter((id) => !counts.has(id)).length,
        doubles: total - counts.size,
        total,
        wrongSignatures,
      };
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await smtp.close();
    },
  };
};

export type Receivers = Awaited<ReturnType<typeof startReceivers>>;
