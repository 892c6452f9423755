import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Renderer, RendererProxy } from '@troupe/cache-server';
import { checkPageCache } from '@/server/pageCache/checkPageCache';
import { answerHealth, answerReady, healthPath, readyPath } from '@/server/health/answer';
import { createCheck, DownError } from '@/server/health/createCheck';
import { type Dependency, doesWork } from '@/server/health/dependency';
import { dependencyNames as names } from '@/server/health/names';
import { parseDependencies, type Readiness, toReadiness } from '@/server/health/readiness';

interface HealthEndpointsParts {
  readonly renderer: Pick<Renderer, 'isUp'>;
  readonly forwarding: Pick<RendererProxy, 'read'>;
  readonly isDraining: () => boolean;
  /** Added to every response of these endpoints. */
  readonly headers: Readonly<Record<string, string>>;
}

/** In ms between two readiness checks during the start. */
const lookEvery = 100;
/** In ms. The renderer gives each of its dependencies one second, in parallel. */
const rendererTimeoutMs = 2000;
/**
 * How long a check waits for another renderer, in ms. A spare one takes over sooner. With a longer wait, the check would say
 * `slow` while there is no renderer.
 */
const takeOverTimeoutMs = 1000;

const restarting = () => new DownError('it is being started anew');

/** Serves the liveness and readiness endpoints. They answer at every host, because load balancers use IP addresses. */
export const createHealthEndpoints = ({
  renderer,
  forwarding,
  isDraining,
  headers,
}: HealthEndpointsParts) => {
  let told: readonly Dependency[] = [];

  const readReadiness = async (): Promise<string> => {
    try {
      return String((await forwarding.read(readyPath, 'localhost', {}, takeOverTimeoutMs)).body);
    } catch (error) {
      throw renderer.isUp() ? error : restarting();
    }
  };

  const checkRenderer = createCheck({
    name: names.renderer,
    isNeeded: true,
    wasUp: true,
    timeoutMs: rendererTimeoutMs,
    ask: async () => {
      if (!renderer.isUp()) throw restarting();
      const heard = parseDependencies(await readReadiness());
      if (!heard) throw new DownError('its readiness answer is not valid');
      told = heard;
    },
  });

  const checkPages = createCheck({ name: names.pageCache, isNeeded: false, ask: checkPageCache });

  const look = async (): Promise<Readiness> => {
    const [itself, pages] = await Promise.all([checkRenderer(), checkPages()]);
    // The state of the renderer's dependencies is unknown while it does not answer.
    const behind = itself.state === 'up' ? told : [];
    const others = behind.filter(({ name }) => name !== pages.name);
    return toReadiness([itself, ...others, pages], isDraining());
  };

  return {
    /** Resolves once pages can be rendered, or after `timeoutMs` ms. */
    whenServing: async (timeoutMs: number): Promise<void> => {
      const deadline = performance.now() + timeoutMs;
      while (performance.now() < deadline) {
        const { dependencies } = await look();
        // A renderer that is too busy to answer is still reading the content.
        if (dependencies.every((it) => !it.isNeeded || doesWork(it))) return;
        await sleep(lookEvery);
      }
    },

    /** @returns whether the path is one of these endpoints */
    answer: (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
      if (path === healthPath) answerHealth(request, response, headers);
      else if (path === readyPath) void answerReady(request, response, look, headers);
      else return false;
      return true;
    },
  };
};
