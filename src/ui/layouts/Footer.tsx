import { type ReactNode, useId } from 'react';
import { footerId } from '@/ui/controls/footerId';
import { Link } from '@/ui/components/Link';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps, TextLink } from '@/ui/layouts/frameProps';
import { CookieSettings } from './CookieSettings';
import styles from './Footer.module.css';
import { LanguageList } from './LanguageList';
import { Logo } from './Logo';

const Column = ({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
};

const Links = ({ links }: { readonly links: readonly TextLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ text, href }) => (
      <li key={href}>
        <Link href={href}>{text}</Link>
      </li>
    ))}
  </ul>
);

export const Footer = ({ frame }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('common');
  const { brand, links, cities, activities, languages, legal, site, year } = frame;
  const company = [
    { text: t('nav.destinations'), href: links.destinations },
    { text: t('nav.activities'), href: links.activities },
    { text: t('nav.map'), href: links.map },
    { text: t('nav.blog'), href: links.blog },
    { text: t('nav.about'), href: links.about },
    ...(links.proposal === null ? [] : [{ text: t('contact.proposal'), href: links.proposal }]),
    ...frame.company,
  ];
  return (
    <footer id={footerId} className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo name={brand.name} logo={brand.logoOnDark} href={links.home} isRepeated />
          <p>{brand.tagline}</p>
          <ul className={styles.links}>
            <li>
              <a href={brand.phoneHref}>{brand.phone}</a>
            </li>
            <li>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </li>
          </ul>
        </div>
        <Column heading={t('footer.cities')}>
          <Links links={cities} />
        </Column>
        <Column heading={t('footer.activities')}>
          <Links links={activities} />
        </Column>
        <Column heading={t('footer.company')}>
          <Links links={company} />
          {/* Loaded in full, so that no tag of an earlier page sees the key in its address. */}
          <ul className={styles.links}>
            <li>
              <a href={links.bookings}>{t('footer.bookings')}</a>
            </li>
          </ul>
        </Column>
        {legal.length > 0 && (
          <Column heading={t('footer.legal')}>
            <Links links={legal} />
          </Column>
        )}
        {languages.length > 0 && (
          <Column heading={t('footer.languages')}>
            <LanguageList languages={languages} current={site.lang} look="full" />
          </Column>
        )}
      </div>
      <div className={styles.small}>
        <p>{t('footer.rights', { year, owner: brand.owner })}</p>
        {frame.money.terms.tax === null && <p>{t('footer.vat')}</p>}
        <p>{t('footer.note')}</p>
        <CookieSettings look="quiet" className={styles.cookies}>
          {t('footer.cookies')}
        </CookieSettings>
      </div>
    </footer>
  );
};
