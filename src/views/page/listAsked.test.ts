import { parseProse } from '@/catalog/mesh/prose/parseProse';
import { listAsked } from './listAsked';

const read = (markdown: string) => listAsked(parseProse(markdown, 1).prose);

it('each heading of the third level is asked, and what stands below it is the answer', () => {
  const text = `Before.

## Booking

Not an answer.

### Is it *far*?

Not **at all**. See [the map](map:).

- By tram
- On foot

### And back?

The same way.

## Money

### Nothing below

## End
`;
  expect(read(text)).toEqual([
    { question: 'Is it far?', answer: 'Not at all. See the map. By tram On foot' },
    { question: 'And back?', answer: 'The same way.' },
  ]);
});

it('a text without such headings asks nothing', () => {
  expect(read('## A heading\n\nSome words.')).toEqual([]);
});
