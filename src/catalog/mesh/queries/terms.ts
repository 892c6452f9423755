import { defaultTerms, type PlanTerms } from '@/commerce/pricing/pricePlan';
import type { ShopGroup } from '../mesh';

/** The tax and deposit of a brand, in percent; the defaults (spec section 9) if its file has none. */
export const getTerms = (group: ShopGroup): PlanTerms => group.terms ?? defaultTerms;
