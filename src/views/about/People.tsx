import { Icon } from '@/ui/components/Icon';
import { Section } from '@/ui/components/Section';
import { useTranslation } from 'next-i18next/pages';
import type { Member } from './pageProps';
import styles from './People.module.css';

interface PeopleProps {
  readonly people: readonly Member[];
  /** Name of the brand. */
  readonly brand: string;
}

/** The team. Initials stand in for photos. */
export const People = ({ people, brand }: PeopleProps) => {
  const { t } = useTranslation('about');
  return (
    <Section heading={t('people.heading', { brand })} text={t('people.text')} ground="wash">
      <ul className={styles.list}>
        {people.map(({ id, name, initials, role, about, city, languages }) => (
          <li key={id} className={styles.person}>
            <div className={styles.head}>
              <span className={styles.initials} aria-hidden="true">
                {initials}
              </span>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.role}>{role}</p>
              </div>
            </div>
            <p className={styles.about}>{about}</p>
            <ul className={styles.facts}>
              <li>
                <Icon name="pin" size={18} /> {city}
              </li>
              <li>
                <Icon name="chat" size={18} /> {t('people.languages', { languages })}
              </li>
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
};
