import { buildPreviewLink } from './previewLink';
import {
  hasPreviewSession,
  MAX_SESSION_SECONDS,
  printEndedSessionCookie,
  printSessionCookie,
} from './previewSession';

const secret = 'hush';
const host = 'fr.localhost:3000';
const now = 1_800_000_000;

const open = (until: number, isSecure = false) =>
  printSessionCookie(secret, { host, until }, now, isSecure);

/** Converts `Set-Cookie` to the `Cookie` header of the browser. */
const toCookie = (setCookie: string) => setCookie.split(';')[0] ?? '';

const cookie = toCookie(open(now + 600));

it('a session’s cookie is for the server alone and ends with the link', () => {
  expect(open(now + 600)).toMatch(
    /^preview_session=1800000600\.[0-9a-f]{64}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(open(now + 600, true)).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
});

it('a session ends after one day, although its link is valid for longer', () => {
  const long = open(now + 3 * MAX_SESSION_SECONDS);
  expect(long).toContain(`; Max-Age=${MAX_SESSION_SECONDS};`);
  const headers = { cookie: toCookie(long), host };
  expect(hasPreviewSession(secret, headers, now + MAX_SESSION_SECONDS - 1)).toBe(true);
  expect(hasPreviewSession(secret, headers, now + MAX_SESSION_SECONDS)).toBe(false);
});

it('a browser that keeps the cookie for longer than it should has no session any more', () => {
  expect(hasPreviewSession(secret, { cookie, host }, now + 599)).toBe(true);
  expect(hasPreviewSession(secret, { cookie, host }, now + 600)).toBe(false);
});

it('a session is for the host that it was opened on', () => {
  expect(hasPreviewSession(secret, { cookie, host: 'FR.localhost' }, now)).toBe(true);
  for (const other of ['de.localhost:3000', 'localhost', '', undefined]) {
    expect(hasPreviewSession(secret, { cookie, host: other }, now)).toBe(false);
  }
});

it('a session ends with its secret', () => {
  expect(hasPreviewSession('another', { cookie, host }, now)).toBe(false);
  expect(hasPreviewSession(undefined, { cookie, host }, now)).toBe(false);
});

it('a session is found among other cookies', () => {
  for (const all of [`a=1; ${cookie}`, `${cookie};b=2`, `a=1;  ${cookie} ; b=2`]) {
    expect(hasPreviewSession(secret, { cookie: all, host }, now)).toBe(true);
  }
});

it('nothing else is a session', () => {
  const until = now + 600;
  const link = buildPreviewLink(secret, host, { path: host, until });
  const signature = new URL(link, 'http://any').searchParams.get('signature') ?? '';
  for (const other of [
    undefined,
    '',
    'preview_session=',
    'preview_session=1',
    cookie.replace('=1800000600', '=1900000600'),
    cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    `not_${cookie}`,
    `${cookie}0`,
    `preview_session=${until}.${signature}`,
    '__prerender_bypass=x',
    toCookie(printEndedSessionCookie(false)),
  ]) {
    expect(hasPreviewSession(secret, { cookie: other, host }, now)).toBe(false);
  }
});

it('leaving takes the cookie away', () => {
  expect(printEndedSessionCookie(true)).toBe(
    'preview_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
});
