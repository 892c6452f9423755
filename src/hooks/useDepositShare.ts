import { formatPercent } from '@/lib/formatPercent';
import { useCart } from './useCart';
import { useMoney } from './useMoney';

/** What part of a plan is paid first, as the brand has it now and the site writes it: `30%`, `30 %`. */
export const useDepositShare = (): string => {
  const { terms } = useCart();
  const { locale } = useMoney();
  return formatPercent(terms.deposit, locale);
};
