import { freeFrom } from '@/commerce/pricing/priceItem';
import type { ProductCardProps } from '@/ui/components/cards';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { GroupPrice } from './GroupPrice';
import { Icon } from './Icon';
import { Image } from './Image';
import { Link } from './Link';
import { PlanToggle } from './PlanToggle';
import { Price } from './Price';
import { Rating } from './Rating';
import styles from './ProductCard.module.css';

interface Props {
  readonly product: ProductCardProps;
  /** Shown if the card is listed with activities of other cities. */
  readonly city?: string;
  readonly loading?: 'first' | 'early' | 'lazy';
  /** Whether the plan of its city is open. */
  readonly canPlan?: boolean;
  /** `compact` saves height on narrow screens, for long lists. */
  readonly look?: 'tall' | 'compact';
}

/** Display widths of the picture. On phones it is cropped at the sides. */
const sizes = {
  tall: '(max-width: 599.95px) 78vw, (max-width: 1279.95px) 45vw, 320px',
  compact: '(max-width: 599.95px) 55vw, (max-width: 1279.95px) 45vw, 320px',
};

/** Card of an activity. The whole card is one link, named by the activity. */
export const ProductCard = ({ city, loading, canPlan = false, look = 'tall', ...props }: Props) => {
  const { t } = useTranslation(['common', 'catalogue']);
  const product = useLivePrices().ofActivity(props.product);
  const { name, summary, href, picture, category, duration, minPeople } = product;
  return (
    <article className={look === 'compact' ? `${styles.card} ${styles.compact}` : styles.card}>
      <div className={styles.frame}>
        <Image
          picture={picture}
          alt=""
          preset="card"
          ratio="card"
          sizes={sizes[look]}
          loading={loading}
        />
        {product.stagGoesFree !== null && (
          <span className={styles.badge}>
            {t('common:card.freeFrom', { from: freeFrom(product.stagGoesFree) })}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.kicker}>{city ?? t(`catalogue:category.${category}`)}</p>
        <h3 className={styles.name}>
          <Link href={href} className={styles.link} data-shown="name">
            {name}
          </Link>
        </h3>
        <Rating {...product.rating} />
        <p className={styles.summary} data-shown="summary">
          {summary}
        </p>
        <ul className={styles.facts}>
          <li>
            <Icon name="clock" size={16} /> <span data-shown="duration">{duration}</span>
          </li>
          {minPeople > 1 && (
            <li>
              <Icon name="people" size={16} /> {t('common:card.minPeople', { count: minPeople })}
            </li>
          )}
        </ul>
        <div className={styles.foot}>
          <div>
            <Price price={product.price} single={product.single} />
            {canPlan && (
              <div className={styles.group}>
                <GroupPrice offer={product} />
              </div>
            )}
          </div>
          {canPlan && <PlanToggle product={product} name={name} />}
        </div>
      </div>
    </article>
  );
};
