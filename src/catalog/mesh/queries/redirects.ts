import { parsePath } from '@/config/sites/parsePath';
import { type Site, siteIdOf } from '@/config/sites/site';
import type { Mesh } from '../mesh';
import { indexRedirects, type Redirect } from '../nodes/redirects';
import { rememberPerMesh } from './perMesh';

const remember = rememberPerMesh<ReturnType<typeof indexRedirects>>();

/**
 * The editors' redirect rule for an address of a site. Pages take precedence: call it only for an address without one.
 *
 * @param path public path of the request, without query
 */
export const getRedirect = (mesh: Mesh, site: Site, path: string): Redirect | undefined => {
  const { rules } = mesh.redirects;
  const getPosition = remember(mesh, 'rules', () => indexRedirects(rules));
  const siteId = siteIdOf(site);
  const read = parsePath(path);
  const position = siteId && read !== undefined ? getPosition(siteId, read) : undefined;
  return position === undefined ? undefined : rules[position];
};
