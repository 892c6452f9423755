import { useLivePrices } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import type { PictureLoading } from '@/ui/images/loading';
import type { CityCardProps } from '../cards';
import { ProseCard } from './ProseCard';

interface ProseCityProps {
  readonly city: CityCardProps;
  readonly loading: PictureLoading;
}

/** Card of a city, inside a text. */
export const ProseCity = ({ city, loading }: ProseCityProps) => {
  const { t } = useTranslation('common');
  const { format } = useMoney();
  const { picture, name, landingTitle, intro, href, count, bestMonths } = city;
  const { fromPrice } = useLivePrices().ofCity(city);
  return (
    <ProseCard
      picture={picture}
      loading={loading}
      kicker={name}
      name={landingTitle}
      summary={intro}
      href={href}
    >
      {fromPrice === null ? (
        <p>{t('cityCard.activities', { count })}</p>
      ) : (
        <p>{t('price.fromPerPerson', { price: format(fromPrice) })}</p>
      )}
      <p>{t('cityCard.best', { months: bestMonths })}</p>
    </ProseCard>
  );
};
