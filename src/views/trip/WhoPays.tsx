import dynamic from 'next/dynamic';
import { OPEN_PLACE, wholeShare } from '@/commerce/trips/model/share';
import type { TripSplit } from '@/commerce/trips/model/splitTrip';
import { Button } from '@/ui/components/Button';
import { CheckChip } from '@/ui/components/CheckChip';
import { Fold } from '@/ui/components/Fold';
import { Notice } from '@/ui/components/Notice';
import { loadWithTheme } from '@/ui/controls/loadWithTheme';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import panel from './FoundTrip.module.css';
import { ShareFields } from './ShareFields';
import { SizeForecast } from './SizeForecast';
import { TakersFields } from './TakersFields';
import styles from './WhoPays.module.css';
import { findGuest, type TripParts } from './tripParts';
import { useChatText } from './useChatText';
import { useGuestName } from './useGuestName';
import { useSharing } from './useSharing';
import { useSplit } from './useSplit';

interface SharesProps extends Pick<TripParts, 'trip'> {
  readonly split: TripSplit;
  readonly format: (amount: number) => string;
}

const isHonour = ({ shares }: TripParts['trip'], id: string) =>
  shares.some(({ guestId, share }) => guestId === id && share.kind === 'honour');

/** Those who are planned but have not joined. */
const OpenPlaces = ({ trip, split, format }: SharesProps) => {
  const { t } = useTranslation('costs');
  const paying = split.open.filter(({ total }) => total > 0);
  const most = Math.max(0, ...paying.map(({ total }) => total));
  const isEqual = paying.every(({ total }) => total === most);
  return (
    <>
      {split.open.length > 0 && isHonour(trip, OPEN_PLACE) && (
        <li>
          <span>{t('split.honourToJoin')}</span>
          <strong>{format(0)}</strong>
        </li>
      )}
      {paying.length > 0 && (
        <li>
          <span>{t('split.open', { count: paying.length })}</span>
          <strong>{t(isEqual ? 'split.each' : 'split.upTo', { amount: format(most) })}</strong>
        </li>
      )}
    </>
  );
};

/** The share of each, and the text of it for the chat. */
const Shares = ({ trip, split, format }: SharesProps) => {
  const { t } = useTranslation(['costs', 'trip']);
  const nameOf = useGuestName();
  const write = useChatText(trip, format);
  const { outcome, copy } = useSharing();
  const own = split.guests.find(({ id }) => id === trip.you);
  const text = write(split);
  return (
    <>
      {own && (
        <p className={styles.own}>
          {own.total === 0
            ? t('costs:split.ownNothing')
            : t('costs:split.own', {
                total: format(own.total),
                deposit: format(own.deposit),
                balance: format(own.balance),
              })}
        </p>
      )}
      <ul className={styles.shares}>
        {split.guests.map(({ id, total, deposit }) => (
          <li key={id}>
            <span>
              {nameOf(findGuest(trip, id))}
              {id === trip.you && ` (${t('trip:people.you')})`}
              <span className={styles.note}>
                {isHonour(trip, id)
                  ? t('costs:split.share.honour')
                  : t('costs:split.deposit', { amount: format(deposit) })}
              </span>
            </span>
            <strong>{format(total)}</strong>
          </li>
        ))}
        <OpenPlaces trip={trip} split={split} format={format} />
        <li className={styles.total}>
          <span>{t('costs:split.total')}</span>
          <strong>{format(split.price.total * 100)}</strong>
        </li>
      </ul>
      <div>
        <Button onClick={() => void copy(text)}>{t('costs:split.copy')}</Button>
        <p role="status" className={styles.outcome}>
          {outcome === 'copied' && t('costs:split.copied')}
          {outcome === 'failed' && text}
        </p>
      </div>
    </>
  );
};

/** Loaded after the rest of the page. */
const Charges = dynamic(
  () => loadWithTheme(() => import('./charges/Charges')).then((module) => module.Charges),
  { ssr: false },
);

interface WhoPaysProps extends TripParts {
  /** Path of the page of a charge, without its token. */
  readonly pay: string;
}

/** Who pays what, and who has paid. The organiser sets the shares and records payments; guests read. */
export const WhoPays = ({ pay, ...parts }: WhoPaysProps) => {
  const isReady = useNamespace('costs');
  const { t } = useTranslation(['costs', 'trip']);
  const { trip, actions, tell } = parts;
  const { split, format, explain, nameOfItem } = useSplit(trip);
  const hasCosts = trip.pricing.items.length > 0;
  // Money that was received stays in view if nothing is planned any more.
  if (!isReady || (!hasCosts && trip.charges.length === 0)) return null;
  const isOpenHonour = isHonour(trip, OPEN_PLACE);
  const hasOpen = isOpenHonour || (split.ok && split.value.open.length > 0);
  return (
    <section aria-labelledby="who-pays" className={panel.panel}>
      <h2 id="who-pays" tabIndex={-1} className={panel.heading}>
        {t('costs:split.heading')}
      </h2>
      {hasCosts && split.ok && <Shares trip={trip} split={split.value} format={format} />}
      {hasCosts && !split.ok && <Notice>{explain(split.problem)}</Notice>}
      {hasCosts && trip.scope === 'edit' && <SizeForecast trip={trip} />}
      {hasCosts && trip.scope === 'edit' && (
        <Fold summary={t('costs:split.edit')}>
          <ul className={styles.edit}>
            {trip.guests.map((guest) => (
              <ShareFields key={guest.id} guest={guest} {...parts} />
            ))}
          </ul>
          {hasOpen && (
            <CheckChip
              label={t('costs:split.openIsHonour')}
              checked={isOpenHonour}
              onChange={(isHonoured) =>
                void tell(
                  actions.send({
                    kind: 'setShare',
                    guest: OPEN_PLACE,
                    share: isHonoured ? { kind: 'honour' } : wholeShare,
                  }),
                  t('trip:status.saved'),
                )
              }
            />
          )}
          {trip.pricing.items.flatMap((item) =>
            item.extras.map((extra) => (
              <TakersFields
                key={`${item.id} ${extra.id}`}
                item={item}
                extra={extra}
                activity={nameOfItem(item.id)}
                {...parts}
              />
            )),
          )}
        </Fold>
      )}
      {(trip.scope === 'edit' || trip.charges.length > 0) && <Charges {...parts} pay={pay} />}
    </section>
  );
};
