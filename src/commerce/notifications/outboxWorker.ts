import { idOf, type Channel, type Message } from '@/commerce/orders/outbox/message';
import type {
  ClaimedMessage,
  OutboxStore,
  DeliveryOutcome,
} from '@/commerce/orders/store/outboxStore';
import { type Outcome, toProblem } from './outcome';
import { mostTries, pauseAfter } from './retries';

/** In ms. Much longer than the timeouts for sending and the differences between the clocks of servers. */
export const LEASE_MS = 180_000;

/** The number of messages that are sent at a time. */
export const MAX_PARALLEL_MESSAGES = 5;

export interface OutboxWorkerOptions {
  readonly channels: readonly Channel[];
  readonly openOutbox: () => Promise<Pick<OutboxStore, 'claim' | 'settle'>>;
  readonly deliver: (message: Message) => Promise<Outcome>;
  readonly now: () => Date;
  /** Called for each message that is given up. */
  readonly onFailed: (message: Message, problem: string) => void;
}

/** Sends the messages of some channels, a few at a time. Slow channels do not delay other lanes. */
export const createOutboxWorker = ({
  channels,
  openOutbox,
  deliver,
  now,
  onFailed,
}: OutboxWorkerOptions) => {
  /** Results that are not stored yet. Until then, nothing more is claimed: it could be the same messages again. */
  const unsettled = new Map<string, readonly [ClaimedMessage, DeliveryOutcome]>();

  const settle = async (id: string): Promise<void> => {
    const known = unsettled.get(id);
    if (!known) return;
    await (await openOutbox()).settle(...known);
    unsettled.delete(id);
  };

  const tryOnce = async (message: ClaimedMessage): Promise<Outcome> => {
    // This message may have ended the process each time.
    if (message.attempts > mostTries) {
      return { kind: 'failed', problem: message.problem ?? 'was begun too often, never to an end' };
    }
    try {
      return await deliver(message);
    } catch (error) {
      return { kind: 'later', problem: toProblem(String(error)) };
    }
  };

  const toSettlement = (message: ClaimedMessage, outcome: Outcome): DeliveryOutcome => {
    if (outcome.kind === 'sent') return { state: 'sent', at: now() };
    const { problem } = outcome;
    if (outcome.kind === 'failed' || message.attempts >= mostTries) {
      onFailed(message, problem);
      return { state: 'failed', problem };
    }
    const dueAt = new Date(now().getTime() + pauseAfter(message.attempts));
    return { state: 'waiting', problem, dueAt };
  };

  return {
    /**
     * Sends some of the due messages.
     *
     * @returns whether there may be more
     * @throws if the store fails; results are kept for the next call
     */
    work: async (): Promise<boolean> => {
      for (const id of [...unsettled.keys()]) await settle(id);
      const outbox = await openOutbox();
      const claimed = await outbox.claim({
        channels,
        limit: MAX_PARALLEL_MESSAGES,
        now: now(),
        lease: LEASE_MS,
      });
      // Store each result at once, so that a killed process leaves few sent messages without a stored result.
      const ends = await Promise.allSettled(
        claimed.map(async (message) => {
          const id = idOf(message);
          unsettled.set(id, [message, toSettlement(message, await tryOnce(message))]);
          await settle(id);
        }),
      );
      const failure = ends.find((end) => end.status === 'rejected');
      if (failure) throw failure.reason;
      return claimed.length === MAX_PARALLEL_MESSAGES;
    },
  };
};

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;
