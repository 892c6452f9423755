import type { ContactLinks } from '@/ui/components/AskAboutGroup';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Grid } from '@/ui/components/Grid';
import { Icon } from '@/ui/components/Icon';
import { Notice } from '@/ui/components/Notice';
import { PlanTotals } from '@/ui/components/PlanTotals';
import { ProductCard } from '@/ui/components/ProductCard';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { formatShortDay } from '@/lib/formatTime';
import { CartItemCard } from './CartItemCard';
import styles from './CartView.module.css';
import type { CartView } from './pageProps';
import { useMove } from './useMove';
import { useSettledPlan } from './useSettledPlan';

/** Number of cards in one row. */
const suggestions = 4;

interface FilledCartProps {
  readonly view: CartView;
  readonly today: string;
  readonly contact: ContactLinks;
}

export const FilledCart = ({ view, today, contact }: FilledCartProps) => {
  const { t } = useTranslation('cart');
  const { locale } = useMoney();
  const move = useMove();
  const { days, price, isPriced, balanceDue, blocked, ids } = useSettledPlan(view.products, today);
  const others = view.top.filter(({ id }) => !ids.has(id)).slice(0, suggestions);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.days}>
          {days.map(({ day, items }) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className={styles.day}>
                {formatShortDay(day, locale)}
              </h2>
              <ul className={styles.items}>
                {items.map((planned) => (
                  <CartItemCard
                    key={planned.item.id}
                    planned={planned}
                    today={today}
                    contact={contact}
                    onMove={move}
                  />
                ))}
              </ul>
            </section>
          ))}
          <p className={styles.more}>
            <ButtonLink href={view.city.href}>
              <Icon name="plus" /> {t('addMore')}
            </ButtonLink>
          </p>
        </div>
        <aside className={styles.totals}>
          {isPriced && <PlanTotals price={price} balanceDue={balanceDue} />}
          {blocked > 0 ? (
            <Notice role="alert">{t('blocked', { count: blocked })}</Notice>
          ) : (
            <ButtonLink href={view.links.summary} look="cta">
              {t('next')} <Icon name="arrow" />
            </ButtonLink>
          )}
        </aside>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="suggestions" className={styles.suggestions}>
          <h2 id="suggestions" className={styles.heading}>
            {t('suggestions.heading')}
          </h2>
          <p>{t('suggestions.text', { inCity: view.city.inCity })}</p>
          <Grid items="rail">
            {others.map((product) => (
              <ProductCard key={product.id} product={product} canPlan />
            ))}
          </Grid>
        </section>
      )}
    </>
  );
};
