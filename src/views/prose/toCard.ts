import type { ActivityNode, CityNode } from '@/ui/components/proseNodes';
import type { CardTarget } from '@/catalog/mesh/prose/prose';
import { toCityCard, toProductCard } from '../cards/toCards';
import { findShop, findSold } from './findSold';
import type { ProseContext } from './toProse';

/** A card for a target that the site sells; empty otherwise. */
export const toCard = (
  { site, shops }: Pick<ProseContext, 'site' | 'shops'>,
  target: CardTarget,
): readonly (ActivityNode | CityNode)[] => {
  if (target.to === 'city') {
    const shop = findShop(shops, target.city);
    return shop ? [{ card: toCityCard(site, shop) }] : [];
  }
  const found = findSold(shops, target);
  if (!found) return [];
  const { shop, sold } = found;
  return [{ activity: toProductCard(site, shop, sold), city: shop.cityTexts.name }];
};
