import { Icon, type IconName } from '@/components/Icon';
import { Image } from '@/components/Image';
import { useTranslation } from '@/hooks/useTranslation';
import { heroOnPhones } from '@/images/presets';
import { useMoney } from '@/hooks/useMoney';
import styles from './CityHero.module.css';
import type { CityView } from './pageProps';

export const CityHero = ({ view }: { readonly view: CityView }) => {
  const { t } = useTranslation('city');
  const { format } = useMoney();
  const { facts } = view;
  const rows: readonly { icon: IconName; term: string; value: string }[] = [
    ...(facts.fromPrice === null
      ? []
      : [{ icon: 'wallet' as const, term: t('facts.from'), value: format(facts.fromPrice) }]),
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
          loading="first"
        />
      </div>
      <h1 className={styles.title}>{view.landingTitle}</h1>
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
