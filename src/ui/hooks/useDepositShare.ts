import { formatPercent } from '@/lib/formatPercent';
import { useCart } from './useCart';
import { useMoney } from './useMoney';

/** The deposit's share of a plan's total, as currently set by the brand and formatted by the site: `30%`, `30 %`. */
export const useDepositShare = (): string => {
  const { terms } = useCart();
  const { locale } = useMoney();
  return formatPercent(terms.deposit, locale);
};
