import { setTimeout as sleep } from 'node:timers/promises';
import type { Article } from './mesh';
import { prefetchTexts } from './prefetchTexts';

const createTexts = () => {
  const read = jest.fn();
  const articles = { posts: [{ read }, { read }], pages: [{ read }] } as unknown as {
    posts: Article<'posts'>[];
    pages: Article<'pages'>[];
  };
  return { read, articles };
};

it('reads every text, and none at once', async () => {
  const { read, articles } = createTexts();
  const done = prefetchTexts(articles, () => true);
  await sleep(0);
  expect(read).not.toHaveBeenCalled();
  await done;
  expect(read).toHaveBeenCalledTimes(3);
});

it('stops when there is a newer mesh', async () => {
  const { read, articles } = createTexts();
  await prefetchTexts(articles, () => read.mock.calls.length < 1);
  expect(read).toHaveBeenCalledTimes(1);
});
