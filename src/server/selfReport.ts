import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkPageCache } from '@/cache/checkPageCache';
import { answerHealth, answerReady, healthPath, readyPath } from '@/health/answer';
import { createCheck, DownError } from '@/health/createCheck';
import type { Dependency } from '@/health/dependency';
import { dependencyNames as names } from '@/health/names';
import { parseDependencies, type Readiness, toReadiness } from '@/health/readiness';
import type { Forwarding } from './forward';
import type { Renderer } from './renderer';

interface SelfReportParts {
  readonly renderer: Pick<Renderer, 'isUp'>;
  readonly forwarding: Pick<Forwarding, 'read'>;
  readonly isDraining: () => boolean;
  /** What every answer of this kind has. */
  readonly headers: Readonly<Record<string, string>>;
}

/** In ms between two looks at a shop that has just begun. */
const lookEvery = 100;
/** In ms: the renderer gives each thing that it leans on a second, all at the same time. */
const rendererPatience = 2000;

/** What the shop says of itself, at every host, as load balancers ask by address: alive, and ready. */
export const createSelfReport = ({
  renderer,
  forwarding,
  isDraining,
  headers,
}: SelfReportParts) => {
  let told: readonly Dependency[] = [];

  const checkRenderer = createCheck({
    name: names.renderer,
    isNeeded: true,
    wasUp: true,
    patience: rendererPatience,
    ask: async () => {
      if (!renderer.isUp()) throw new DownError('it is being started anew');
      const { body } = await forwarding.read(readyPath, 'localhost');
      const heard = parseDependencies(String(body));
      if (!heard) throw new DownError('it says nothing of itself');
      told = heard;
    },
  });

  const checkPages = createCheck({ name: names.pageCache, isNeeded: false, ask: checkPageCache });

  const look = async (): Promise<Readiness> => {
    const [itself, pages] = await Promise.all([checkRenderer(), checkPages()]);
    // What it leans on is not known while it does not answer.
    const behind = itself.state === 'up' ? told : [];
    const others = behind.filter(({ name }) => name !== pages.name);
    return toReadiness([itself, ...others, pages], isDraining());
  };

  return {
    /** Resolves once pages can be made, or when they cannot after all that time, in ms. */
    whenServing: async (patience: number): Promise<void> => {
      const deadline = performance.now() + patience;
      while (performance.now() < deadline) {
        const { dependencies } = await look();
        // One that is too busy to say so is still reading.
        if (dependencies.every(({ isNeeded, state }) => !isNeeded || state === 'up')) return;
        await sleep(lookEvery);
      }
    },

    /** @returns whether the request was for this */
    answer: (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
      if (path === healthPath) answerHealth(request, response, headers);
      else if (path === readyPath) void answerReady(request, response, look, headers);
      else return false;
      return true;
    },
  };
};

export type SelfReport = ReturnType<typeof createSelfReport>;
