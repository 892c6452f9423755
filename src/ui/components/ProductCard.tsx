import { freeFrom } from '@/commerce/pricing/priceItem';
import type { PictureLoading } from '@/ui/images/loading';
import type { ProductCardProps } from '@/ui/components/cards';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useTranslation } from 'next-i18next/pages';
import { GroupPrice } from './GroupPrice';
import { Icon } from './Icon';
import { Image } from './Image';
import { Link } from './Link';
import { PlanToggle } from './PlanToggle';
import { Price } from './Price';
import { Rating } from './Rating';
import styles from './ProductCard.module.css';
import { toSizes } from './toSizes';

/** The activity in a city. */
interface Place {
  readonly name: string;
  readonly href: string;
}

interface PlacesProps {
  readonly activity: string;
  readonly places: readonly Place[];
}

const Places = ({ activity, places }: PlacesProps) => {
  const { t } = useTranslation('activities');
  return (
    <ul aria-label={t('soldIn', { activity })} className={styles.places}>
      {places.map(({ name, href }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};

interface Props {
  readonly product: ProductCardProps;
  /** Shown if the card is listed with activities of other cities. */
  readonly city?: string;
  /** Where it is sold, if the card stands for the activity in several cities; its price is the lowest. */
  readonly places?: readonly Place[];
  /** Size of the group for its price; by default the one that the visitor has said. */
  readonly people?: number | undefined;
  readonly headingLevel?: 2 | 3;
  readonly loading?: PictureLoading;
  /** Whether the plan of its city is open. */
  readonly canPlan?: boolean;
  /** `compact` saves height on narrow screens, for long lists. */
  readonly look?: 'tall' | 'compact';
}

/** Display widths of the picture. On phones it is cropped at the sides. */
const sizes = {
  tall: toSizes({ xs: '78vw', sm: '45vw', lg: '320px', xl: '380px', xxl: '480px' }),
  compact: toSizes({ xs: '55vw', sm: '45vw', lg: '320px', xl: '380px', xxl: '480px' }),
};

/** Card of an activity. The whole card is one link, named by the activity; links to its places lie on it. */
export const ProductCard = ({
  city,
  places = [],
  people,
  loading,
  canPlan = false,
  look = 'tall',
  headingLevel = 3,
  ...props
}: Props) => {
  const { t } = useTranslation(['common', 'catalogue']);
  const product = useLivePrices().ofActivity(props.product);
  const { name, summary, href, picture, category, duration, minPeople } = product;
  const Heading = `h${headingLevel}` as const;
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
        <Heading className={styles.name}>
          <Link href={href} className={styles.link} data-shown="name">
            {name}
          </Link>
        </Heading>
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
        {places.length > 0 && <Places activity={name} places={places} />}
        <div className={styles.foot}>
          <div>
            <Price price={product.price} single={product.single} isFrom={places.length > 1} />
            {(canPlan || people !== undefined) && (
              <div className={styles.group}>
                <GroupPrice offer={product} people={people} />
              </div>
            )}
          </div>
          {canPlan && <PlanToggle product={product} name={name} />}
        </div>
      </div>
    </article>
  );
};
