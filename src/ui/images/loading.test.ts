import { earlyAt, loadingAt } from './loading';

it('two pictures beside the logo do not wait', () => {
  expect([0, 1, 2, 3].map(loadingAt)).toEqual(['main', 'early', 'lazy', 'lazy']);
});

it('where the main picture is another one, only one more does not wait', () => {
  expect([0, 1].map((index) => earlyAt(index, 1))).toEqual(['early', 'lazy']);
  expect([0, 1, 2].map((index) => earlyAt(index, 2))).toEqual(['early', 'early', 'lazy']);
});
