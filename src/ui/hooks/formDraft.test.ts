/** @jest-environment jsdom */
import { createDraft } from './formDraft';

const draft = createDraft('letter', ['name', 'message']);

beforeEach(() => sessionStorage.clear());

it('gives back what was typed', () => {
  draft.keep({ name: 'Ann', message: 'Hello "you"\n' });
  expect(draft.load()).toEqual({ name: 'Ann', message: 'Hello "you"\n' });
});

it('is empty at first, and again when it was dropped', () => {
  const empty = { name: '', message: '' };
  expect(draft.load()).toEqual(empty);
  draft.keep({ name: 'Ann' });
  expect(draft.load()).toEqual({ ...empty, name: 'Ann' });
  draft.drop();
  expect(draft.load()).toEqual(empty);
});

it('knows nothing of another form', () => {
  draft.keep({ name: 'Ann' });
  expect(createDraft('parcel', ['name']).load()).toEqual({ name: '' });
});

it.each(['', '{', 'null', '7', '["Ann"]', '{"name":{},"message":7,"colour":"red"}'])(
  'takes nothing from %s but texts of its own',
  (stored) => {
    sessionStorage.setItem('letter', stored);
    expect(draft.load()).toEqual({ name: '', message: '' });
  },
);
