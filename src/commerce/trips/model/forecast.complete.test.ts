import fc from 'fast-check';
import { anyHistory, compareHistory } from '../testing/anySteps';

it('in 10,000 sequences of answers, dropouts and removals, each forecast is what then happens', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyHistory, (history) => {
      compared += compareHistory(history);
    }),
    { numRuns: 10_000 },
  );
  expect(compared).toBeGreaterThan(20_000);
});
