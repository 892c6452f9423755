import { useId } from 'react';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { Icon } from '@/ui/components/Icon';
import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { heroOnPhones } from '@/ui/images/presets';
import { useTranslation } from 'next-i18next/pages';
import { fitWords } from '@/ui/components/fitWords';
import styles from './Hero.module.css';
import type { HomeView } from './pageProps';
import { toSizes } from '@/ui/components/toSizes';

interface HeroProps {
  readonly view: Pick<HomeView, 'promise' | 'lead' | 'hero' | 'heroOnPhones' | 'cities'>;
  readonly destinations: string;
}

/** The image is twice as wide as a phone's screen, which crops it. It must be light, since it determines the load time. */
const cropped = { widths: [600, 960, 1280] };

/** The headline, and links to the cities. */
export const Hero = ({ view, destinations }: HeroProps) => {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <Image
          picture={view.hero}
          alt=""
          preset="hero"
          phone={
            view.heroOnPhones
              ? { ...heroOnPhones, ratio: 'square', picture: view.heroOnPhones }
              : cropped
          }
          sizes={toSizes({ xs: '200vw', sm: '100vw' })}
          loading="main"
        />
      </div>
      <h1 className={styles.promise} style={fitWords(view.promise)}>
        {view.promise}
      </h1>
      <div className={styles.words}>
        <p className={styles.lead}>{view.lead}</p>
        <ButtonLink href={destinations} look="cta">
          {t('hero.cta')} <Icon name="arrow" />
        </ButtonLink>
        <nav aria-labelledby={id} className={styles.jump}>
          <p id={id}>{t('hero.cities')}</p>
          <ul>
            {view.cities.map(({ id: cityId, name, href }) => (
              <li key={cityId}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
};
