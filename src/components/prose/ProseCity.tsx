import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import type { CityCardProps } from '../cards';
import { ProseCard } from './ProseCard';

/** A city that the text speaks of. */
export const ProseCity = ({ city }: { readonly city: CityCardProps }) => {
  const { t } = useTranslation('common');
  const { format } = useMoney();
  const { picture, name, landingTitle, intro, href, fromPrice, count, bestMonths } = city;
  return (
    <ProseCard picture={picture} kicker={name} name={landingTitle} summary={intro} href={href}>
      {fromPrice === null ? (
        <p>{t('cityCard.activities', { count })}</p>
      ) : (
        <p>{t('price.fromPerPerson', { price: format(fromPrice) })}</p>
      )}
      <p>{t('cityCard.best', { months: bestMonths })}</p>
    </ProseCard>
  );
};
