import { withoutNextCookies } from './nextCookies';

it.each([
  ['a=1; __prerender_bypass=x; b=2', 'a=1; b=2'],
  ['__prerender_bypass=x', undefined],
  [' __Next_Preview_Data = x;a=1', 'a=1'],
  ['__prerender_bypass', undefined],
  ['not__prerender_bypass=x', 'not__prerender_bypass=x'],
])('of the cookies “%s” those of Next are dropped', (cookie, kept) => {
  expect(withoutNextCookies(cookie)).toBe(kept);
});
