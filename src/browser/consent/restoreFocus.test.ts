/** @jest-environment jsdom */
import { restoreFocus } from './restoreFocus';

const find = (id: string) => document.getElementById(id) as HTMLElement;

beforeAll(() => document.addEventListener('focusin', restoreFocus));

beforeEach(() => {
  document.documentElement.className = '';
  document.body.innerHTML = `
    <button id="opener"></button><button id="other"></button>
    <div id="cc-main"><div class="cm"><button id="notice"></button></div>
    <div class="pm"><button id="save"></button></div></div>`;
  find('opener').focus();
});

it('a dialog that was closed leaves the focus where it is', () => {
  find('save').focus();
  expect(find('opener')).toHaveFocus();
});

it('an open one may have it, and so may the notice and the page', () => {
  for (const id of ['notice', 'other']) {
    find(id).focus();
    expect(find(id)).toHaveFocus();
  }
  document.documentElement.classList.add('show--preferences');
  find('save').focus();
  expect(find('save')).toHaveFocus();
});
