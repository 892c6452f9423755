import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { createRouterPlace } from '@/testing/routerPlace';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ActivityView } from '@/views/activity/ActivityView';
import * as activity from '@/views/activity/server';
import { provideControls } from '@/ui/controls/provideControls';
import { App } from '@/views/app/App';
import { controlCache } from '@/views/app/controlCache';
import { CityView } from '@/views/city/CityView';
import * as city from '@/views/city/server';

/**
 * Renders pages of the shipped content as the renderer does, without Next: `getStaticProps`, then React. The argument is
 * the number of renders of each page.
 */
provideControls();
// As the document does: styles are collected from the cache instead of written beside each control.
controlCache.compat = true;

const nothing = async () => true;

const router: NextRouter = {
  ...createRouterPlace(),
  push: nothing,
  replace: nothing,
  prefetch: async () => undefined,
  reload: () => undefined,
  back: () => undefined,
  forward: () => undefined,
  beforePopState: () => undefined,
};

interface Page {
  readonly name: string;
  readonly view: ComponentType<never>;
  readonly load: () => Promise<object>;
}

const pages: readonly Page[] = [
  {
    name: 'activity',
    view: ActivityView,
    load: async () =>
      activity.getStaticProps({
        params: { site: 'de', slug: 'kulinarische-tour', city: 'krakow' },
      }),
  },
  {
    name: 'activity, corporate',
    view: ActivityView,
    load: async () =>
      activity.getStaticProps({ params: { site: 'en2', slug: 'food-tour', city: 'krakow' } }),
  },
  {
    name: 'city',
    view: CityView,
    load: async () => city.getStaticProps({ params: { site: 'de', slug: 'krakow' } }),
  },
];

/** CPU time of one call in ms: of the best of several batches, because other programs only ever slow one down. */
const measure = async (count: number, work: () => unknown): Promise<number> => {
  let best = Infinity;
  for (let batch = 0; batch < 10; batch += 1) {
    const before = process.cpuUsage();
    for (let time = 0; time < count / 10; time += 1) await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000 / (count / 10));
  }
  return best;
};

const run = async (count: number) => {
  for (const { name, view, load } of pages) {
    const propsOf = async () => {
      const result = await load();
      if (!('props' in result)) throw new Error(`There is no page for ${name}`);
      return result.props;
    };
    const render = (pageProps: unknown) =>
      renderToString(
        <RouterContext.Provider value={router}>
          {/* eslint-disable-next-line @typescript-eslint/no-explicit-any */}
          <App {...({ Component: view, pageProps, router } as any)} />
        </RouterContext.Provider>,
      );
    const html = render(await propsOf());
    await measure(count, async () => render(await propsOf()));
    const props = await measure(count, propsOf);
    const known = await propsOf();
    const react = await measure(count, () => render(known));
    const both = await measure(count, async () => render(await propsOf()));
    console.log(
      `${name}: getStaticProps ${props.toFixed(2)} ms, React ${react.toFixed(2)} ms, both ${both.toFixed(2)} ms CPU (${html.length} characters)`,
    );
  }
};

void run(Number(process.argv[2] ?? 300)).then(() => process.exit(0));
