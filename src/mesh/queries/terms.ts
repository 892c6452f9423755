import { defaultTerms } from '@/pricing/defaults';
import type { PlanTerms } from '@/pricing/pricePlan';
import type { ShopGroup } from '../mesh';

/** The tax and deposit of a brand, in percent; the defaults (spec section 9) where its file does not say. */
export const getTerms = (group: ShopGroup): PlanTerms => group.terms ?? defaultTerms;
