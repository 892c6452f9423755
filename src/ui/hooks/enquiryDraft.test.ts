/** @jest-environment jsdom */
import { draft, suggestMessage } from './enquiryDraft';

beforeEach(() => sessionStorage.clear());

const typed = { name: 'Ann', email: '', phone: '', company: '' };

it('is about the activity that was asked about last', () => {
  suggestMessage('Karting for 45');
  suggestMessage('Escape room for 60');
  expect(draft.load().message).toBe('Escape room for 60');
});

it('is so after the visitor has filled in another field, too', () => {
  suggestMessage('Karting for 45');
  draft.keep({ ...typed, message: 'Karting for 45' });
  suggestMessage('Escape room for 60');
  expect(draft.load()).toEqual({ ...typed, message: 'Escape room for 60' });
});

it('what the visitor has written himself stays', () => {
  suggestMessage('Karting for 45');
  draft.keep({ ...typed, message: 'Karting for 45, and some lunch?' });
  suggestMessage('Escape room for 60');
  expect(draft.load()).toEqual({ ...typed, message: 'Karting for 45, and some lunch?' });
});

it('is kept no longer than the rest', () => {
  suggestMessage('Karting for 45');
  draft.drop();
  expect(sessionStorage).toHaveLength(0);
});
