import { err, ok, type Result } from '@troupe/basics/result';
import type { Mesh, ShopGroup } from '@/catalog/mesh/mesh';
import type { Issues } from './issue';

/** Finds the shop group of a request; the issue lists the valid ids. */
export const findShopGroup = (mesh: Mesh, shopGroupId: number): Result<ShopGroup, Issues> => {
  const group = mesh.shopGroups.get(shopGroupId);
  if (group) return ok(group);
  const message = `is no shop group: must be one of ${[...mesh.shopGroups.keys()].join(', ')}`;
  return err([{ path: 'shop_group_id', message }]);
};
