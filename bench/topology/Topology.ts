import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteIds } from '@/config/sites/site';
import { type RedisServer, startRedis } from '@troupe/basics/testing/redisServer';
import { startVarnish, type VarnishServer } from '@/testing/varnishServer';
import { Instance } from './Instance';
import { Line } from './Line';
import { Postgres } from './Postgres';

interface TopologyOptions {
  /** The first of six ports that are used. Varnish listens on it. */
  readonly port: number;
  /** Added to the default environment of each instance. */
  readonly env?: Readonly<Record<string, string>>;
  /** Path of the finished build. */
  readonly build?: string;
}

/** Sites use these host names, because local names include a port, and each instance has a different one. */
export const hostOf = (siteId: string): string => `${siteId}.troupe.test`;

/**
 * Simulates several machines with local processes: Varnish, two instances of one build, Redis behind a proxy that can
 * inject faults, and PostgreSQL. Same as `docker-compose.many.yml`, with the same Varnish configuration. Every
 * component can be killed and started. Needs a finished build.
 */
export class Topology {
  readonly instances: readonly [Instance, Instance];
  readonly postgres: Postgres;
  /** Connection between the instances and Redis. */
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
      PURGE_URLS: `http://127.0.0.1:${port + 5}`,
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

  /** URL that visitors request. */
  get origin(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  get redis(): RedisServer {
    if (!this.redisServer) throw new Error('Redis was not started');
    return this.redisServer;
  }

  /** The server that receives visitors' requests. */
  get front(): VarnishServer {
    if (!this.varnish) throw new Error('Varnish was not started');
    return this.varnish;
  }

  /** Creates a folder that is deleted at the end. */
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
    this.varnish = await startVarnish(port, port + 5, [one.port, other.port]);
  }

  /** Drains, stops, changes and restarts one instance after the other, as a rolling deploy does. */
  async roll(change: (instance: Instance, index: number) => void): Promise<void> {
    for (const [index, instance] of this.instances.entries()) {
      await instance.stop();
      change(instance, index);
      await instance.start();
      // Waits until Varnish sends visitors here again: it probes every second and needs two good probes.
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
    // Renderers exit by themselves when their cache server is gone, and may write until then.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
