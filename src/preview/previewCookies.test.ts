import type { NextApiResponse } from 'next';
import { tameCookies } from './previewCookies';

const tame = (cookies: string | number | readonly string[] | undefined, isSecure: boolean) => {
  let written: unknown = cookies;
  const response = {
    getHeader: () => cookies,
    setHeader: (name: string, value: unknown) => {
      expect(name).toBe('Set-Cookie');
      written = value;
    },
  };
  tameCookies(response as unknown as NextApiResponse, isSecure);
  return written;
};

/** As Next writes them. */
const cookies = [
  '__prerender_bypass=a1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=None',
  '__next_preview_data=b.2_; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=None',
];

it('are for links within the shop, and need no https on a machine that has none', () => {
  expect(tame(cookies, false)).toEqual([
    '__prerender_bypass=a1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    '__next_preview_data=b.2_; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

it('never leave https where they came by it', () => {
  expect(tame(cookies, true)).toEqual([
    '__prerender_bypass=a1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
    '__next_preview_data=b.2_; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  ]);
});

it('keep a value that looks like one of their attributes', () => {
  expect(tame('a=Secure; SameSite=Strict; Secure', false)).toEqual(['a=Secure; SameSite=Lax']);
  expect(tame('a=1; Secured=2', false)).toEqual(['a=1; Secured=2; SameSite=Lax']);
});

it('are none where none were set', () => {
  expect(tame(undefined, true)).toEqual([]);
});
