import { dropShortcodes, listClosedShortcodes } from './shortcodes';

const drop = (text: string) => dropShortcodes(text, listClosedShortcodes(text));

it.each([
  ['a [gallery ids="1,2"] b', 'a  b'],
  ['[button link=“/x”]Book[/button]', 'Book'],
  ['[box]Inside[/box] and [box]', 'Inside and '],
  ['[contact-form-7 id="5"]', ''],
  ['[my_plugin_list]', ''],
  ['he said [sic], see [1] and [ ]', 'he said [sic], see [1] and [ ]'],
  ['[x', '[x'],
])('%s', (written, left) => {
  expect(drop(written)).toBe(left);
});
