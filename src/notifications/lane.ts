import { idOf, type Channel, type Message } from '@/orders/outbox/message';
import type { ClaimedMessage, OutboxStore, Settlement } from '@/orders/store/outboxStore';
import { type Outcome, toProblem } from './outcome';
import { mostTries, pauseAfter } from './retries';

/** In ms: far longer than anything that sends may take, and than two machines' clocks may differ. */
export const lease = 180_000;

/** How many are sent at a time. */
export const laneWidth = 5;

export interface LaneOptions {
  readonly channels: readonly Channel[];
  readonly openOutbox: () => Promise<Pick<OutboxStore, 'claim' | 'settle'>>;
  readonly deliver: (message: Message) => Promise<Outcome>;
  readonly now: () => Date;
  /** Told of what is given up. */
  readonly onFailed: (message: Message, problem: string) => void;
}

/** Messages of some channels, sent a few at a time: where these are slow, those of other lanes do not wait. */
export const createLane = ({ channels, openOutbox, deliver, now, onFailed }: LaneOptions) => {
  /** What is known and not written down yet. Until it is, nothing more is taken: it could be the same once more. */
  const unsettled = new Map<string, readonly [ClaimedMessage, Settlement]>();

  const settle = async (id: string): Promise<void> => {
    const known = unsettled.get(id);
    if (!known) return;
    await (await openOutbox()).settle(...known);
    unsettled.delete(id);
  };

  const tryOnce = async (message: ClaimedMessage): Promise<Outcome> => {
    // Whatever ended the process each time may well have been this message.
    if (message.attempts > mostTries) {
      return { kind: 'failed', problem: message.problem ?? 'was begun too often, never to an end' };
    }
    try {
      return await deliver(message);
    } catch (error) {
      return { kind: 'later', problem: toProblem(String(error)) };
    }
  };

  const toSettlement = (message: ClaimedMessage, outcome: Outcome): Settlement => {
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
     * Sends a few of what is due.
     *
     * @returns whether there may be more
     * @throws when the store fails; nothing that is known is forgotten
     */
    work: async (): Promise<boolean> => {
      for (const id of [...unsettled.keys()]) await settle(id);
      const outbox = await openOutbox();
      const claimed = await outbox.claim({ channels, limit: laneWidth, now: now(), lease });
      // Each by itself and at once: a process that is killed leaves little that is not known to have been sent.
      const ends = await Promise.allSettled(
        claimed.map(async (message) => {
          const id = idOf(message);
          unsettled.set(id, [message, toSettlement(message, await tryOnce(message))]);
          await settle(id);
        }),
      );
      const failure = ends.find((end) => end.status === 'rejected');
      if (failure) throw failure.reason;
      return claimed.length === laneWidth;
    },
  };
};

export type Lane = ReturnType<typeof createLane>;
