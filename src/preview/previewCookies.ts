import type { NextApiResponse } from 'next';

/**
 * Next writes cookies for pages that stand in a frame of another site, which browsers only take over https. Ours are for
 * the shop itself, also on a developer's machine: sent by links that lead here and by nothing else.
 */
export const tameCookies = (response: NextApiResponse, isSecure: boolean): void => {
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => {
      const plain = cookie.replace(/;\s*Secure(?=;|$)/gi, '').replace(/;\s*SameSite=\w+/gi, '');
      return `${plain}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    }),
  );
};
