import { get, type IncomingMessage } from 'node:http';

interface ListenTo {
  readonly port: number;
  readonly host?: string;
  readonly trip: string;
  readonly cookie?: string;
}

/** A page that listens to a trip: `EventSource` without a browser. */
export class TripListener {
  private text = '';
  private isOver = false;

  private constructor(readonly answer: IncomingMessage) {
    answer.setEncoding('utf8').on('data', (part: string) => (this.text += part));
    answer.on('close', () => (this.isOver = true)).on('error', () => {});
  }

  /** @param to the host is that of the English site by default */
  static open({ port, host = 'en.localhost', trip, cookie = '' }: ListenTo): Promise<TripListener> {
    return new Promise((resolve, reject) =>
      get(
        {
          host: '127.0.0.1',
          port,
          path: `/api/trip/live?id=${trip}`,
          headers: { host, cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
          agent: false,
        },
        (answer) => resolve(new TripListener(answer)),
      ).on('error', reject),
    );
  }

  /** Every revision so far. */
  get revisions(): readonly number[] {
    return [...this.text.matchAll(/\n\ndata: (\d+)(?=\n\n)/g)].map(([, revision]) =>
      Number(revision),
    );
  }

  get hasEnded(): boolean {
    return this.isOver;
  }

  leave(): void {
    this.answer.destroy();
  }
}
