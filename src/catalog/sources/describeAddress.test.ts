import { describeAddress } from './describeAddress';

it.each([
  ['https://api.example', 'api.example'],
  ['https://api.example/staging/', 'api.example/staging'],
  ['http://localhost:8080/v1', 'localhost:8080/v1'],
  ['https://ann:secret@api.example/v1', 'api.example/v1'],
])('%s is %s', (url, described) => {
  expect(describeAddress(url)).toBe(described);
});

it('a query tells addresses apart without being told itself', () => {
  const [one, other] = ['first', 'second'].map((key) =>
    describeAddress(`https://api.example?key=${key}`),
  );
  expect(one).toMatch(/^api\.example\?[0-9a-f]{8}$/);
  expect(one).not.toBe(other);
});
