import dynamic from 'next/dynamic';
import { useCart } from '@/ui/hooks/useCart';
import { useRootState } from '@/ui/hooks/useRootState';
import { useToday } from '@/ui/hooks/useToday';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import { ContactWays } from '../about/ContactWays';
import type { ViewProps } from '../staticPage';
import type { ProposalView as View } from './pageProps';
import { ProposalPlan } from './ProposalPlan';
import styles from './ProposalView.module.css';
import { useProposalPlan } from './useProposalPlan';

const NotLoaded = ({ error }: { readonly error?: Error | null }) => {
  const { t } = useTranslation('contact');
  return error ? <p>{t('failure.form')}</p> : null;
};

/** Its place says so if it cannot be loaded: there are other ways to reach a person beside it. */
const loadForm = () => import('./ProposalForm').then((module) => module.ProposalForm);

const ProposalForm = dynamic(loadForm, { ssr: false, loading: NotLoaded });

/** The form of companies that want a proposal. The plan is kept in the browser, so the server only reserves its space. */
export const ProposalView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation(['proposal', 'contact']);
  const { brand, cities, links } = frame;
  const { city, price } = useCart();
  const { saidNumberOfPeople } = useRootState();
  const today = useToday(city?.timeZone ?? cities[0]?.timeZone ?? 'UTC');
  const plan = useProposalPlan(brand.id);
  const people = saidNumberOfPeople ?? (price.people > 0 ? price.people : null);
  const said = {
    city: plan?.city.slug ?? '',
    people: people === null ? '' : String(people),
  };
  return (
    <>
      <PageHead
        title={t('proposal:title', { brand: brand.name })}
        description={t('proposal:description', { brand: brand.name })}
        isPrivate
      />
      <div className={styles.page}>
        <h1 className={styles.title}>{t('proposal:heading')}</h1>
        <p className={styles.lead}>{t('proposal:lead')}</p>
        <div className={styles.columns}>
          <section aria-labelledby="your-event" className={styles.details}>
            <h2 id="your-event" className={styles.heading}>
              {t('proposal:form.heading')}
            </h2>
            <noscript>
              <p>{t('contact:noScript')}</p>
            </noscript>
            <div className={styles.form}>
              {today !== null && (
                <ProposalForm
                  frame={frame}
                  locale={view.locale}
                  document={view.document}
                  today={today}
                  plan={plan?.posted}
                  said={said}
                />
              )}
            </div>
          </section>
          <div className={styles.beside}>
            <section
              aria-labelledby={today === null ? undefined : 'your-plan'}
              aria-busy={today === null}
              className={styles.plan}
            >
              {today !== null && (
                <ProposalPlan
                  plan={plan}
                  today={today}
                  cart={cities.find(({ slug }) => slug === plan?.city.slug)?.cart}
                  activities={links.activities}
                />
              )}
            </section>
            <ContactWays brand={brand} />
          </div>
        </div>
      </div>
    </>
  );
};
