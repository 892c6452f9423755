import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Number of stored clients, some MB. Above it, the least recently seen clients lose their count. */
const mostClients = 10_000;

/** Counts in the memory of this process. RateLimiterMemory alone has no limit for the number of clients. */
export class ClientMemory extends RateLimiterMemory {
  /** The least recently seen one is the first. */
  private readonly clients = new Set<string>();

  override async consume(client: string): Promise<RateLimiterRes> {
    this.clients.delete(client);
    this.clients.add(client);
    if (this.clients.size > mostClients) {
      const [oldest = ''] = this.clients;
      this.clients.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(client);
  }
}
