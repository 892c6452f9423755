import { parsePath } from '@/sites/parsePath';
import { type Site, siteIdOf } from '@/sites/site';
import type { Mesh } from '../mesh';
import { indexRedirects, type Redirect } from '../nodes/redirects';
import { rememberPerMesh } from './perMesh';

const remember = rememberPerMesh<ReturnType<typeof indexRedirects>>();

/**
 * The rule of the editors for an address of a site. Pages come first: ask only for an address that none answers.
 *
 * @param path public path as it was asked for, without query
 */
export const getRedirect = (mesh: Mesh, site: Site, path: string): Redirect | undefined => {
  const { rules } = mesh.redirects;
  const getPosition = remember(mesh, 'rules', () => indexRedirects(rules));
  const siteId = siteIdOf(site);
  const read = parsePath(path);
  const position = siteId && read !== undefined ? getPosition(siteId, read) : undefined;
  return position === undefined ? undefined : rules[position];
};
