import dynamic from 'next/dynamic';
import type { ContactLinks } from '@/ui/components/AskAboutGroup';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Grid } from '@/ui/components/Grid';
import { Icon } from '@/ui/components/Icon';
import { Notice } from '@/ui/components/Notice';
import { PlanTotals } from '@/ui/components/PlanTotals';
import { ProductCard } from '@/ui/components/ProductCard';
import { earlyAt } from '@/ui/images/loading';
import { useDayText } from '@/ui/hooks/useDayText';
import { loadPatiently } from '@/lib/loadPatiently';
import { useTranslation } from 'next-i18next/pages';
import { CartItemCard } from './CartItemCard';
import styles from './CartView.module.css';
import type { CartView } from './pageProps';
import { useMove } from './useMove';
import { useSettledPlan } from './useSettledPlan';

/** Not a part of every plan, so it comes after the page. Its place is kept. */
const ShareCart = dynamic(
  () => loadPatiently(() => import('./ShareCart')).then((module) => module.ShareCart),
  {
    ssr: false,
    loading: () => <div className={styles.groupSpace} />,
  },
);

const CartCosts = dynamic(
  () => loadPatiently(() => import('./CartCosts')).then((module) => module.CartCosts),
  {
    ssr: false,
    loading: () => <div className={styles.costsSpace} />,
  },
);

const CartTimeline = dynamic(
  () => loadPatiently(() => import('./CartTimeline')).then((module) => module.CartTimeline),
  {
    ssr: false,
    loading: () => <div className={styles.timelineSpace} />,
  },
);

/** Number of cards in one row. */
const suggestions = 4;

interface FilledCartProps {
  readonly view: CartView;
  readonly today: string;
  readonly contact: ContactLinks;
  /** The form of companies that want a proposal, if the site has one. */
  readonly proposal: string | null;
}

export const FilledCart = ({ view, today, contact, proposal }: FilledCartProps) => {
  const { t } = useTranslation(['cart', 'common']);
  const textOf = useDayText();
  const move = useMove();
  const { days, price, isPriced, balanceDue, blocked, ids } = useSettledPlan(view.products, today);
  const others = view.top.filter(({ id }) => !ids.has(id)).slice(0, suggestions);
  const order = days.flatMap(({ items }) => items);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.days}>
          {days.map(({ key, day, choice, items }) => (
            <section key={key} aria-labelledby={`day-${key}`}>
              <h2 id={`day-${key}`} className={styles.day}>
                {textOf(day, choice)}
              </h2>
              <ul className={styles.items}>
                {items.map((planned) => (
                  <CartItemCard
                    key={planned.item.id}
                    planned={planned}
                    today={today}
                    contact={contact}
                    loading={earlyAt(order.indexOf(planned), 2)}
                    move={move}
                  />
                ))}
              </ul>
            </section>
          ))}
          <p className={styles.more}>
            <ButtonLink href={view.city.href}>
              <Icon name="plus" /> {t('cart:addMore')}
            </ButtonLink>
          </p>
          <CartTimeline products={view.products} today={today} />
          <div className={styles.costs}>
            <CartCosts planned={order} />
          </div>
        </div>
        <aside className={styles.totals}>
          {isPriced && <PlanTotals price={price} balanceDue={balanceDue} />}
          {blocked > 0 ? (
            <Notice role="alert">{t('cart:blocked', { count: blocked })}</Notice>
          ) : (
            <ButtonLink href={view.links.summary} look="cta">
              {t('cart:next')} <Icon name="arrow" />
            </ButtonLink>
          )}
          {proposal !== null && (
            <ButtonLink href={proposal}>{t('common:contact.proposal')}</ButtonLink>
          )}
          {blocked === 0 && <ShareCart page={view.links.trip} locale={view.locale} />}
        </aside>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="suggestions" className={styles.suggestions}>
          <h2 id="suggestions" className={styles.heading}>
            {t('cart:suggestions.heading')}
          </h2>
          <p>{t('cart:suggestions.text', { inCity: view.city.inCity })}</p>
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
