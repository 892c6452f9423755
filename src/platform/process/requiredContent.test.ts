import { contentDemandedFrom, demandContentFrom } from './requiredContent';

/** Loads the module as another bundle of the same process contains it. */
const loadAnother = () => {
  let another: { contentDemandedFrom: typeof contentDemandedFrom } | undefined;
  jest.isolateModules(() => {
    another = jest.requireActual('./requiredContent');
  });
  if (!another) throw new Error('There is no other module');
  return another;
};

it('nobody has asked for any content at first', () => {
  expect(contentDemandedFrom()).toBe(0);
});

it('a moment that somebody asked for holds', () => {
  demandContentFrom(1000);
  expect(contentDemandedFrom()).toBe(1000);
});

it('an earlier moment takes nothing back, a later one counts', () => {
  demandContentFrom(3000);
  demandContentFrom(2000);
  expect(contentDemandedFrom()).toBe(3000);
  demandContentFrom(3001);
  expect(contentDemandedFrom()).toBe(3001);
});

it('every bundle of the process knows the same moment', () => {
  demandContentFrom(5000);
  expect(loadAnother().contentDemandedFrom()).toBe(5000);
});
