import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteIds } from '@/sites/site';
import { type RedisServer, startRedis } from '@/testing/redisServer';
import { startVarnish, type VarnishServer } from '@/testing/varnishServer';
import { Instance } from './Instance';
import { Line } from './Line';
import { Postgres } from './Postgres';

interface TopologyOptions {
  /** The first of six that are used. Varnish listens there. */
  readonly port: number;
  /** Added to what each instance gets anyway. */
  readonly env?: Readonly<Record<string, string>>;
  /** Of the finished build. */
  readonly build?: string;
}

/** Under these, and not under this machine's own names: those have a port, and instances have one each. */
export const hostOf = (siteId: string): string => `${siteId}.troupe.test`;

/**
 * Several machines on this one, from plain processes: Varnish, two instances of one build, Redis behind a proxy that can
 * spoil what passes, PostgreSQL. The same as `docker-compose.many.yml`, with the same configuration of Varnish. Every part
 * can be killed and started. Needs a finished build.
 */
export class Topology {
  readonly instances: readonly [Instance, Instance];
  readonly postgres: Postgres;
  /** Between the instances and Redis. */
  readonly redisLine = new Line();
  private redisServer: RedisServer | undefined;
  private varnish: VarnishServer | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'troupe-topology-'));
  private readonly atExit = () => {
    for (const part of [...this.instances, this.postgres]) part.killAtOnce();
  };

  constructor(private readonly options: TopologyOptions) {
    const { port, env = {} } = options;
    this.postgres = new Postgres(port + 3);
    const hosts = siteIds.map((id) => `${id}=${hostOf(id)}`).join(',');
    const shared = {
      DATABASE_URL: this.postgres.url,
      REDIS_URL: `redis://127.0.0.1:${port + 4}`,
      PURGE_URLS: this.origin,
      SITE_HOSTS: hosts,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '4',
      API_URL: '',
      ...env,
    };
    const create = (index: 1 | 2) =>
      new Instance(join(this.folder, `shop${index}`), port + index, { ...shared });
    this.instances = [create(1), create(2)];
    process.on('exit', this.atExit);
  }

  /** Where visitors come in. */
  get origin(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  get redis(): RedisServer {
    if (!this.redisServer) throw new Error('Redis was not started');
    return this.redisServer;
  }

  /** What visitors come to. */
  get front(): VarnishServer {
    if (!this.varnish) throw new Error('Varnish was not started');
    return this.varnish;
  }

  /** Where something may be put that is gone in the end. */
  folderFor(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  async start(): Promise<void> {
    const { port, build = '.next' } = this.options;
    await this.postgres.start();
    const policy = ['--maxmemory', '128mb', '--maxmemory-policy', 'allkeys-lru'];
    this.redisServer = await startRedis(policy);
    await this.redisLine.start(port + 4, this.redis.port);
    for (const [index, instance] of this.instances.entries()) {
      const copy = join(this.folderFor('builds'), String(index));
      await cp(build, copy, { recursive: true, filter: (path) => !path.endsWith('/.next/cache') });
      instance.takeBuild(copy);
      await instance.start();
    }
    const [one, other] = this.instances;
    this.varnish = await startVarnish(port, [one.port, other.port]);
  }

  /** One after the other is drained, stopped, changed and started again, as a rolling deploy does it. */
  async roll(change: (instance: Instance, index: number) => void): Promise<void> {
    for (const [index, instance] of this.instances.entries()) {
      await instance.stop();
      change(instance, index);
      await instance.start();
      // The other one goes once visitors are sent here again: Varnish looks every second, and wants to see it twice.
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  }

  async stop(): Promise<void> {
    process.off('exit', this.atExit);
    await this.varnish?.stop();
    await Promise.all(this.instances.map((instance) => instance.kill()));
    await this.redisLine.stop();
    await this.redisServer?.stop();
    await this.postgres.remove();
    // Renderers end by themselves when they see that nobody is in front of them, and may write until then.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
