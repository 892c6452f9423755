import type { NextRouter } from 'next/router';
import { createRouterPlace } from './routerPlace';

export interface TestRouter extends NextRouter {
  readonly push: jest.MockedFunction<NextRouter['push']>;
  readonly replace: jest.MockedFunction<NextRouter['replace']>;
}

type Place = Partial<Pick<NextRouter, 'asPath' | 'pathname' | 'query'>>;

/** A fake of `next/router`: records navigations but does not navigate. `events.emit` simulates a navigation. */
export const createTestRouter = (place: Place = {}): TestRouter => ({
  ...createRouterPlace(),
  push: jest.fn<Promise<boolean>, Parameters<NextRouter['push']>>().mockResolvedValue(true),
  replace: jest.fn<Promise<boolean>, Parameters<NextRouter['replace']>>().mockResolvedValue(true),
  prefetch: jest.fn<Promise<void>, []>().mockResolvedValue(undefined),
  reload: jest.fn<undefined, []>(),
  back: jest.fn<undefined, []>(),
  forward: jest.fn<undefined, []>(),
  beforePopState: jest.fn<undefined, []>(),
  ...place,
});
