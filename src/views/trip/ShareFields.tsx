import { type FormEvent, useId, useState } from 'react';
import type { Share } from '@/commerce/pricing/split';
import { wholeShare } from '@/commerce/trips/model/share';
import type { ShownGuest } from '@/commerce/trips/model/tripState';
import { parseAmount } from '@/lib/parseAmount';
import { Button } from '@/ui/components/Button';
import { SelectField } from '@/ui/components/SelectField';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import styles from './WhoPays.module.css';
import { type ShareChoice, shareChoices, toChosenShare, toShareChoice } from './shareChoices';
import type { TripParts } from './tripParts';
import { useGuestName } from './useGuestName';

interface ShareFieldsProps extends TripParts {
  readonly guest: ShownGuest;
}

/** How one guest pays: the organiser chooses a share, or types an amount. */
export const ShareFields = ({ trip, actions, tell, guest }: ShareFieldsProps) => {
  const { t } = useTranslation(['costs', 'trip']);
  const id = useId();
  const name = useGuestName()(guest);
  const share = trip.shares.find(({ guestId }) => guestId === guest.id)?.share ?? wholeShare;
  const chosen = toShareChoice(share);
  const [isTyping, setIsTyping] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const set = (next: Share) =>
    void tell(
      actions.send({ kind: 'setShare', guest: guest.id, share: next }),
      t('trip:status.saved'),
    );
  const choose = (choice: ShareChoice | 'other') => {
    setIsTyping(choice === 'fixed');
    if (choice !== 'fixed' && choice !== 'other') set(toChosenShare(choice, 0));
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = parseAmount(String(new FormData(event.currentTarget).get('amount') ?? ''));
    setIsWrong(amount === undefined);
    if (amount !== undefined) set({ kind: 'fixed', amount });
  };
  const choices = chosen === 'other' ? [...shareChoices, chosen] : shareChoices;
  const isFixed = isTyping || share.kind === 'fixed';
  return (
    <li className={styles.fields}>
      <SelectField<ShareChoice | 'other'>
        label={t('costs:split.shareOf', { name })}
        value={isTyping ? 'fixed' : chosen === 'whole' ? undefined : chosen}
        any={t('costs:split.share.whole')}
        options={choices
          .filter((choice) => choice !== 'whole')
          .map((value) => ({ value, label: t(`costs:split.share.${value}`) }))}
        onChange={(choice) => choose(choice ?? 'whole')}
      />
      {isFixed && (
        <form className={styles.amount} onSubmit={save} noValidate>
          <TextField
            id={id}
            name="amount"
            label={`${t('costs:split.amountOf', { name })} (${trip.currency})`}
            error={isWrong ? t('costs:split.amountWrong') : undefined}
          />
          <Button type="submit">{t('costs:split.save')}</Button>
        </form>
      )}
    </li>
  );
};
