import { Icon, type IconName } from '@/ui/components/Icon';
import { Image } from '@/ui/components/Image';
import { useTranslation } from 'next-i18next/pages';
import { heroOnPhones } from '@/ui/images/presets';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import { fitWords } from '@/ui/components/fitWords';
import styles from './CityHero.module.css';
import type { CityView } from './pageProps';

export const CityHero = ({ view }: { readonly view: CityView }) => {
  const { t } = useTranslation('city');
  const { format } = useMoney();
  const { facts } = view;
  const { fromPrice } = useLivePrices().ofCity({ href: view.href, fromPrice: facts.fromPrice });
  const rows: readonly { icon: IconName; term: string; value: string }[] = [
    ...(fromPrice === null
      ? []
      : [{ icon: 'wallet' as const, term: t('facts.from'), value: format(fromPrice) }]),
    { icon: 'calendar', term: t('facts.season'), value: facts.bestMonths },
    {
      icon: 'plane',
      term: t('facts.transfer'),
      value: t('facts.minutes', { count: facts.transferMinutes }),
    },
    { icon: 'pin', term: t('facts.currency'), value: facts.localCurrency },
  ];
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <Image
          picture={view.picture}
          alt={view.picture.alt}
          preset="hero"
          phone={heroOnPhones}
          sizes="100vw"
          loading="main"
        />
      </div>
      <h1 className={styles.title} style={fitWords(view.landingTitle)}>
        {view.landingTitle}
      </h1>
      <div className={styles.panel}>
        <p className={styles.intro}>{view.intro}</p>
        <dl aria-label={t('facts.label')} className={styles.facts}>
          {rows.map(({ icon, term, value }) => (
            <div key={term} className={styles.fact}>
              <dt>
                <Icon name={icon} size={22} /> {term}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
};
