import fc from 'fast-check';
import { toSummary } from './summaries';

const sentence = 'Nobody had thought of bread, and the shops were closed until Monday morning.';

it('is the excerpt where it fits', () => {
  expect(toSummary(sentence, 'Other words')).toBe(sentence);
});

it('is the start of the text where the excerpt is too short or missing', () => {
  expect(toSummary('Bread.', sentence)).toBe(sentence);
  expect(toSummary('', sentence)).toBe(sentence);
});

it('ends with a sentence, or else with a word', () => {
  expect(toSummary(`${sentence} ${sentence} ${sentence}`, '')).toBe(`${sentence} ${sentence}`);
  expect(toSummary('bread '.repeat(60).trim(), '')).toMatch(/^(?:bread )+bread…$/);
});

it('has no mark of WordPress’s that there is more', () => {
  expect(toSummary(`${sentence} ${sentence} ${sentence} until […]`, '')).toBe(
    `${sentence} ${sentence}`,
  );
});

it('has room on a card whenever there are words enough', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 600 }), (a, b) => {
      const [excerpt, content] = [a, b].map((text) => text.replace(/\s+/g, ' ').trim());
      const { length } = toSummary(excerpt ?? '', content ?? '');
      expect(length).toBeLessThanOrEqual(180);
      if ((content ?? '').length >= 60) expect(length).toBeGreaterThanOrEqual(60);
    }),
  );
});
