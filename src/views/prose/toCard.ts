import type { ActivityNode, CityNode } from '@/components/proseNodes';
import type { CardTarget } from '@/mesh/prose/prose';
import { toCityCard, toProductCard } from '../cards/toCards';
import { findShop, findSold } from './findSold';
import type { ProseContext } from './toProse';

/** A card of what the site sells; none of anything else. */
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
