import fc from 'fast-check';
import { todayIn } from '@/lib/days';
import { withTimeout } from '@troupe/basics/withTimeout';
import type { Mesh } from '@/catalog/mesh/mesh';
import { walkAll } from '@/commerce/orders/report/walkAll';
import { isUnreadable } from '@/commerce/orders/store/unreadable';
import { openReader } from '@/commerce/orders/store/openDatabase';
import { toDatabaseAddress } from '@/commerce/orders/store/databaseAddress';
import { createOrderStore } from '@/commerce/orders/store/orderStore';
import {
  anyWishes,
  fillCart,
  listCounters,
  type Posted,
} from '@/commerce/orders/testing/postedCarts';

/** In ms. */
const timeoutMs = 15_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Results of the orders. */
export interface Books {
  readonly acknowledged: number;
  /** Acknowledged, but not stored. */
  readonly lost: number;
  /** Carts with more than one order or more than one reference. */
  readonly doubled: number;
  /** Stored, but never acknowledged: the response was lost, and there was no retry. */
  readonly unheard: number;
  /** Tries that failed or got no response, and were repeated. */
  readonly repeated: number;
  readonly refused: readonly string[];
}

/** Customers who send one cart after the other, each until it is acknowledged, and every fifth once more. */
export class Customers {
  private readonly references = new Map<string, Set<string>>();
  private readonly refused: string[] = [];
  private readonly carts: readonly Posted[];
  private repeated = 0;
  private isOver = false;
  private isPaused = false;
  private underWay = 0;
  private sending: Promise<unknown> = Promise.resolve();

  /** @param most maximum number of carts */
  constructor(
    private readonly origin: string,
    mesh: Mesh,
    most: number,
  ) {
    // Carts are sent to 127.0.0.1, which is the English site.
    const counters = listCounters(mesh).filter(({ site }) => site.id === 'en');
    this.carts = fc.sample(anyWishes, most).flatMap((wishes, index) => {
      const counter = counters[index % counters.length];
      return counter ? [fillCart(counter, wishes, todayIn(counter.shop.city.timeZone))] : [];
    });
  }

  get acknowledged(): number {
    return this.references.size;
  }

  /** @param perSecond number of orders sent, if the responses come in time */
  start(perSecond: number): void {
    const senders = 8;
    let next = 0;
    const send = async () => {
      for (let cart = this.carts[next++]; cart && !this.isOver; cart = this.carts[next++]) {
        const startedAt = performance.now();
        await this.sendUntilHeard(cart);
        if (this.references.size % 5 === 0) await this.sendUntilHeard(cart);
        await sleep(Math.max(0, (senders * 1000) / perSecond - (performance.now() - startedAt)));
      }
    };
    this.sending = Promise.all(Array.from({ length: senders }, send));
  }

  /** Resolves when no request is in progress. */
  async pause(): Promise<void> {
    this.isPaused = true;
    while (this.underWay > 0) await sleep(50);
  }

  resume(): void {
    this.isPaused = false;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.sending;
  }

  /** Compares the acknowledged orders with the stored ones. */
  async close(databaseUrl: string): Promise<Books> {
    const database = await openReader(toDatabaseAddress({ databaseUrl, dataDir: '.' }));
    const kept = new Map<string, string[]>();
    for await (const order of walkAll(createOrderStore(database).list)) {
      if (isUnreadable(order)) throw new Error(`${order.reference}: ${order.problem}`);
      const { cartId, reference } = order;
      kept.set(cartId, [...(kept.get(cartId) ?? []), reference]);
    }
    await database.close();
    const heard = [...this.references];
    return {
      acknowledged: heard.length,
      lost: heard.filter(([id, said]) => [...said].some((it) => !kept.get(id)?.includes(it)))
        .length,
      doubled:
        [...kept.values()].filter((it) => it.length > 1).length +
        heard.filter(([, said]) => said.size > 1).length,
      unheard: [...kept.keys()].filter((id) => !this.references.has(id)).length,
      repeated: this.repeated,
      refused: this.refused,
    };
  }

  private async sendUntilHeard(cart: Posted): Promise<void> {
    while (!this.isOver) {
      if (this.isPaused) {
        await sleep(100);
        continue;
      }
      this.underWay += 1;
      const answer = await withTimeout(this.post(cart), timeoutMs).catch(() => undefined);
      this.underWay -= 1;
      if (answer?.status === 200) {
        const { order } = JSON.parse(answer.text) as { order: { reference: string } };
        const said = this.references.get(cart.id) ?? new Set();
        this.references.set(cart.id, said.add(order.reference));
        return;
      }
      if (answer && answer.status < 500) {
        this.refused.push(`${answer.status}: ${answer.text.slice(0, 200)}`);
        return;
      }
      this.repeated += 1;
      await sleep(200 + Math.random() * 300);
    }
  }

  private async post(cart: Posted) {
    const response = await fetch(`${this.origin}/api/cart`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(cart),
    });
    return { status: response.status, text: await response.text() };
  }
}
