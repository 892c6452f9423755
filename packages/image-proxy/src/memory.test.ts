import { createMemory } from './memory';

const of = (size: number) => ({ bytes: Buffer.alloc(size) });

it('keeps what was last asked for, within its bytes', () => {
  const memory = createMemory(100);
  for (let index = 0; index < 10; index += 1) memory.set(`k${index}`, of(10));
  memory.get('k0');
  memory.set('new', of(10));

  expect(memory.get('k0')).toBeDefined();
  expect(memory.get('k1')).toBeUndefined();
  expect(memory.get('new')).toBeDefined();
});

it('what takes the place of another counts once, and what is forgotten not at all', () => {
  const memory = createMemory(100);
  for (let round = 0; round < 50; round += 1) memory.set('same', of(10));
  memory.forget('same');
  for (let index = 0; index < 10; index += 1) memory.set(`k${index}`, of(10));

  expect(memory.get('same')).toBeUndefined();
  expect(memory.get('k0')).toBeDefined();
});

it('one that is large does not push all others out', () => {
  const memory = createMemory(100);
  memory.set('small', of(10));
  memory.set('large', of(11));

  expect(memory.get('large')).toBeUndefined();
  expect(memory.get('small')).toBeDefined();
});
