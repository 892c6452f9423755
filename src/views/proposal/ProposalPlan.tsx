import { ButtonLink } from '@/ui/components/ButtonLink';
import type { PlannedCity } from '@/commerce/cart/catalogue';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { useSettledPlan } from '../cart/useSettledPlan';
import { PlanOverview } from '../summary/PlanOverview';
import type { ProposalPlan as Plan } from './useProposalPlan';
import styles from './ProposalView.module.css';

interface OverviewProps {
  readonly shop: PlannedCity;
  /** `YYYY-MM-DD` in the city. */
  readonly today: string;
}

const Overview = ({ shop, today }: OverviewProps) => {
  const { t } = useTranslation(['proposal', 'plan']);
  const { days, price, isPriced } = useSettledPlan(shop.products, today);
  const { formatAmount } = useMoney();
  return (
    <>
      <PlanOverview days={days} />
      {isPriced && (
        <p className={styles.total}>
          <span>{t('plan:totals.total')}</span> <strong>{formatAmount(price.total)}</strong>
        </p>
      )}
      <p className={styles.note}>{t('proposal:plan.note')}</p>
    </>
  );
};

interface ProposalPlanProps {
  readonly plan: Plan | undefined;
  readonly today: string;
  /** Path of the cart of the plan. */
  readonly cart: string | undefined;
  /** Path of the catalogue. */
  readonly activities: string;
}

/** The plan that a request takes along. */
export const ProposalPlan = ({ plan, today, cart, activities }: ProposalPlanProps) => {
  const { t } = useTranslation('proposal');
  if (!plan) {
    return (
      <>
        <h2 id="your-plan" className={styles.heading}>
          {t('plan.emptyHeading')}
        </h2>
        <p className={styles.note}>{t('plan.emptyText')}</p>
        <ButtonLink href={activities}>{t('plan.browse')}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <h2 id="your-plan" className={styles.heading}>
        {t('plan.heading', { city: plan.city.name })}
      </h2>
      {plan.shop === undefined && <p role="status">{t('plan.loading')}</p>}
      {plan.shop === null && <p className={styles.note}>{t('plan.unnamed')}</p>}
      {plan.shop && <Overview shop={plan.shop} today={today} />}
      {cart !== undefined && <ButtonLink href={cart}>{t('plan.edit')}</ButtonLink>}
    </>
  );
};
