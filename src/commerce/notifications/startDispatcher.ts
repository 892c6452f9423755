import { isOneOf } from '@troupe/basics/isOneOf';
import { processState } from '@/platform/process/processState';
import { getEnv } from '@/config/env/getEnv';
import { log } from '@/platform/log/log';
import { getMesh } from '@/catalog/mesh/getMesh';
import { mailChannels, toChannels } from '@/commerce/orders/outbox/channels';
import { onMessages } from '@/commerce/orders/outbox/listener';
import { type Channel, idOf, type Message } from '@/commerce/orders/outbox/message';
import { openStore } from '@/commerce/orders/store/openStore';
import { deliver, type Post } from './deliver';
import { createDispatcher } from './dispatcher';
import { createOutboxWorker } from './outboxWorker';

const now = () => new Date();

// Without the problem, which may have a customer's address.
const onFailed = (message: Message): void =>
  log.error('orders: a message was given up: see npm run orders -- outbox', { id: idOf(message) });

/**
 * Starts to send waiting and new messages from this process. It must be the one that stores orders, because SQLite
 * allows one writer only. Does nothing if no channel is configured, or on further calls.
 */
export const startDispatcher = (): void => {
  const env = getEnv();
  const configured: readonly Channel[] = toChannels(env);
  if (configured.length === 0 || processState.dispatcher) return;
  const post: Post = { env, openStore, getMesh, now };
  const isMail = (channel: Channel) => isOneOf(mailChannels, channel);
  const lanes = [configured.filter(isMail), configured.filter((it) => !isMail(it))]
    .filter((channels) => channels.length > 0)
    .map((channels) =>
      createOutboxWorker({
        channels,
        openOutbox: async () => (await openStore()).outbox,
        deliver: (message) => deliver(message, post),
        now,
        onFailed,
      }),
    );
  processState.dispatcher = createDispatcher(lanes);
  onMessages(processState.dispatcher.wake);
  processState.dispatcher.start();
};
