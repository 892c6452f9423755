import type { NextApiHandler } from 'next';
import { getEnv } from '@/config/env/getEnv';
import { singleValues } from '@/lib/singleValues';
import { getMesh } from '@/catalog/mesh/getMesh';
import type { Mesh, ShopGroup } from '@/catalog/mesh/mesh';
import { getSiteByHost, listSites } from '@/config/sites/activeSites';
import type { Language } from '@/config/sites/site';
import { notFound, readOnly } from './readOnly';

/** The context of a request about a shop group. */
export interface Asked {
  readonly mesh: Mesh;
  readonly group: ShopGroup;
  /** The language of the requested site, or of the group's first site if the requested site has another group. */
  readonly lang: Language;
  readonly query: Readonly<Record<string, string>>;
}

const pickLang = (host: string | undefined, shopGroupId: number): Language => {
  const env = getEnv();
  const asked = getSiteByHost(env, host);
  if (asked.shopGroupId === shopGroupId) return asked.lang;
  return listSites(env).find((site) => site.shopGroupId === shopGroupId)?.lang ?? asked.lang;
};

const parseId = (text: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

/** Creates an endpoint about a shop group (spec section 7). An unknown group or an undefined result is a 404. */
export const createEndpoint = (answer: (asked: Asked) => unknown): NextApiHandler =>
  readOnly(async (request) => {
    const query = singleValues(request.query);
    const id = parseId(query['shopGroupId']);
    const mesh = await getMesh();
    const group = id === undefined ? undefined : mesh.shopGroups.get(id);
    if (!group) return notFound;
    const lang = pickLang(request.headers.host, group.id);
    const body = await answer({ mesh, group, lang, query });
    return body === undefined
      ? notFound
      : { status: 200, body, maxAge: getEnv().revalidateSeconds, lang };
  });
