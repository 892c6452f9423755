import { contentInUseFrom, noteContentInUse } from './contentInUse';
import { clearProcessState, processState } from './processState';

beforeEach(() => clearProcessState('contentInUseFrom', 'contentNewsFrom'));

it('is the same for all copies of a module', async () => {
  noteContentInUse(17);
  await jest.isolateModulesAsync(async () => {
    const copy = await import('./contentInUse');
    expect(copy.contentInUseFrom).not.toBe(contentInUseFrom);
    expect(copy.contentInUseFrom()).toBe(17);
    copy.noteContentInUse(18);
  });
  expect(contentInUseFrom()).toBe(18);
});

it('loses the cleared keys, and only those, in all copies', async () => {
  Object.assign(processState, { contentInUseFrom: 17, contentNewsFrom: 19 });
  await jest.isolateModulesAsync(async () => {
    const copy = await import('./processState');
    copy.clearProcessState('contentInUseFrom');
  });
  expect(processState).toEqual({ contentNewsFrom: 19 });
  clearProcessState('contentInUseFrom', 'contentNewsFrom');
  expect(processState).toEqual({});
});
