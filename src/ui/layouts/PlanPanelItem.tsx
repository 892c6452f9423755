import Skeleton from '@mui/material/Skeleton';
import { exceedsCapacity } from '@/commerce/cart/capacity';
import type { CartItem } from '@/commerce/cart/cart';
import type { PlannedCity } from '@/commerce/cart/catalogue';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { useCart } from '@/ui/hooks/useCart';
import { useDayText } from '@/ui/hooks/useDayText';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from 'next-i18next/pages';
import { buildPath } from '@/config/sites/paths';
import type { FrameProps } from './frameProps';
import styles from './PlanPanel.module.css';

interface PlanPanelItemProps {
  readonly item: CartItem;
  /** In the visitor's currency. */
  readonly total: number;
  readonly site: FrameProps['site'];
  /** The city with its activities, as the API has it; `undefined` before it has answered. */
  readonly shop: PlannedCity | undefined;
}

export const PlanPanelItem = ({ item, total, site, shop }: PlanPanelItemProps) => {
  const { t } = useTranslation(['plan', 'common']);
  const { removeItem } = useCart();
  const { flyoutData } = useRootState();
  const { formatAmount } = useMoney();
  const textOf = useDayText();
  const product = shop?.products.find(({ id }) => id === item.id);
  const name = product?.name ?? item.name ?? (shop ? t('plan:notices.gone') : '…');
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        {product && (
          <Image
            picture={{ src: product.picture }}
            alt=""
            preset="card"
            ratio="card"
            sizes="96px"
          />
        )}
      </div>
      <div className={styles.words}>
        {flyoutData?.added === item.id && <p className={styles.added}>{t('plan:flyout.added')}</p>}
        {shop ? (
          <h3 className={styles.name}>
            {product ? (
              <Link href={buildPath(site, 'activity', { activity: product.slug, city: shop.slug })}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
        ) : (
          // No heading yet: an empty one would be announced.
          <Skeleton width="70%" className={styles.name} />
        )}
        <p className={styles.note}>
          {textOf(item.selected_date, item.date_choice)} ·{' '}
          {item.start_time && `${item.start_time} · `}
          {t('common:plan.people', { count: item.number_of_people })}
        </p>
        <p>
          {product && exceedsCapacity(item.number_of_people, product) ? (
            t('common:plan.upTo', { count: product.mostPeople })
          ) : (
            <strong>{formatAmount(total)}</strong>
          )}
        </p>
      </div>
      <IconButton
        className={styles.remove}
        aria-label={t('plan:item.removeNamed', { activity: name })}
        onClick={() => removeItem(item.id)}
      >
        <Icon name="trash" />
      </IconButton>
    </li>
  );
};
