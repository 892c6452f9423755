import { useCallback } from 'react';
import { fitsCapacity } from '@/commerce/cart/capacity';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { SidePanel } from '@/ui/components/SidePanel';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useRootState } from '@/ui/hooks/useRootState';
import { useShopCity } from '@/ui/hooks/useShopCity';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from './frameProps';
import { PlanPanelItem } from './PlanPanelItem';
import styles from './PlanPanel.module.css';

const Contents = ({ frame }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('plan');
  const { cart, city, price } = useCart();
  const { formatAmount } = useMoney();
  const isEmpty = cart.items.length === 0;
  const { city: shop } = useShopCity(frame.brand.id, isEmpty ? null : (city?.slug ?? null));
  const here = frame.cities.find(({ slug }) => slug === city?.slug);
  if (!here || isEmpty) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.heading}>{t('flyout.empty')}</h2>
        <p>{t('flyout.emptyText')}</p>
        <ButtonLink href={here?.href ?? frame.links.destinations} look="cta">
          {t('flyout.browse')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <h2 className={styles.heading}>{t('flyout.heading', { city: here.text })}</h2>
      <ul className={styles.items}>
        {cart.items.map((item, index) => (
          <PlanPanelItem
            key={item.id}
            item={item}
            total={price.items[index]?.total ?? 0}
            site={frame.site}
            shop={shop}
          />
        ))}
      </ul>
      {fitsCapacity(cart.items, shop?.products ?? []) && (
        <p className={styles.total}>
          <span>{t('totals.total')}</span>{' '}
          <strong className={styles.sum}>{formatAmount(price.total)}</strong>
        </p>
      )}
      <ButtonLink href={here.cart} look="cta">
        {t('flyout.open')} <Icon name="arrow" />
      </ButtonLink>
    </>
  );
};

/** Overview of the plan, in a side panel. */
export const PlanPanel = ({ frame }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('plan');
  const { flyoutData, setFlyout } = useRootState();
  const isReady = useNamespace('plan');

  const close = useCallback(() => setFlyout(null), [setFlyout]);
  if (!isReady) return null;
  return (
    <SidePanel
      from="right"
      label={t('flyout.label')}
      close={t('flyout.close')}
      isOpen={flyoutData !== null}
      onClose={close}
    >
      <Contents frame={frame} />
    </SidePanel>
  );
};
