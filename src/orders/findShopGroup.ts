import { err, ok, type Result } from '@/lib/result';
import type { Mesh, ShopGroup } from '@/mesh/mesh';
import type { Issues } from './issue';

/** The shop group that something is sent to, or what would be one. */
export const findShopGroup = (mesh: Mesh, shopGroupId: number): Result<ShopGroup, Issues> => {
  const group = mesh.shopGroups.get(shopGroupId);
  if (group) return ok(group);
  const message = `is no shop group: must be one of ${[...mesh.shopGroups.keys()].join(', ')}`;
  return err([{ path: 'shop_group_id', message }]);
};
