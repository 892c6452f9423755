import { useId, useState } from 'react';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import { useTranslation } from 'next-i18next/pages';
import { LinkTools } from '../LinkTools';
import { useFocusNext } from '../useFocusNext';
import { toWholeLink } from '../useSharing';
import type { BookRowProps } from './BookRow';
import styles from './Charges.module.css';

/** The link to the page of a charge. It is shown once. */
export const PayLink = ({ trip, row, actions, tell, pay }: BookRowProps) => {
  const { t } = useTranslation(['charges', 'trip']);
  const id = useId();
  const focusNext = useFocusNext();
  const [link, setLink] = useState<string>();
  const { charge, name } = row;
  const make = () => {
    const sent = actions.change({ kind: 'pay', guest: charge.guest });
    void sent.then(({ token }) => {
      if (token === undefined) return;
      setLink(toWholeLink(pay + token));
      focusNext(id);
    });
    void tell(sent, t('trip:status.saved'));
  };
  if (link === undefined) {
    return (
      <div>
        <Button
          look="quiet"
          aria-label={t('charges:link.makeNamed', { name })}
          aria-disabled={actions.isSending}
          onClick={make}
        >
          <Icon name="link" size={18} /> {t('charges:link.make')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <p id={id} role="status" tabIndex={-1}>
        {t('charges:link.made', { name })}
      </p>
      <LinkTools
        link={link}
        copyText={t('charges:link.copy')}
        invitation={{
          text: t('charges:link.message', { city: trip.city.name }),
          subject: t('trip:heading', { city: trip.city.name }),
        }}
      />
    </div>
  );
};
