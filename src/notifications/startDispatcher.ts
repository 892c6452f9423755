import { getEnv } from '@/env/getEnv';
import { log } from '@/log/log';
import { getMesh } from '@/mesh/getMesh';
import { mailChannels, toChannels } from '@/orders/outbox/channels';
import { onMessages } from '@/orders/outbox/listener';
import { type Channel, idOf, type Message } from '@/orders/outbox/message';
import { openStore } from '@/orders/store/openStore';
import { deliver, type Post } from './deliver';
import { createDispatcher } from './dispatcher';
import { createLane } from './lane';
import { shared } from './processDispatcher';

const now = () => new Date();

// Without the problem, which may name a customer's address.
const onFailed = (message: Message): void =>
  log.error('orders: a message was given up: see npm run orders -- outbox', { id: idOf(message) });

/**
 * Sends what is waiting, and whatever comes, from this process: the one that keeps orders, since SQLite can have no other
 * that writes. Does nothing where no channel is set up, or when it was called before.
 */
export const startDispatcher = (): void => {
  const env = getEnv();
  const configured: readonly Channel[] = toChannels(env);
  if (configured.length === 0 || shared.troupeDispatcher) return;
  const post: Post = { env, openStore, getMesh, now };
  const isMail = (channel: Channel) => (mailChannels as readonly Channel[]).includes(channel);
  const lanes = [configured.filter(isMail), configured.filter((it) => !isMail(it))]
    .filter((channels) => channels.length > 0)
    .map((channels) =>
      createLane({
        channels,
        openOutbox: async () => (await openStore()).outbox,
        deliver: (message) => deliver(message, post),
        now,
        onFailed,
      }),
    );
  shared.troupeDispatcher = createDispatcher(lanes);
  onMessages(shared.troupeDispatcher.wake);
  shared.troupeDispatcher.start();
};
