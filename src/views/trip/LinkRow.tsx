import { type FormEvent, useId, useState } from 'react';
import { isPageScope, tripLimits } from '@/commerce/trips/model/trip';
import type { ShownLink } from '@/commerce/trips/model/tripState';
import { formatDay } from '@/lib/formatTime';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { TextField } from '@/ui/components/TextField';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './FoundTrip.module.css';
import { useFocusNext } from './useFocusNext';

interface LinkRowProps {
  readonly link: ShownLink;
  readonly name: string;
  readonly onRevoke: () => void;
  readonly onRotate: () => void;
  /** @returns whether the new name was taken */
  readonly onRename: (label: string | null) => Promise<boolean>;
}

/** How a link stands: whether it works, and when it was used. */
const useLinkState = () => {
  const { t } = useTranslation('trip');
  const { locale } = useMoney();
  return ({ endedOn, isOwn, usedOn, scope, isMailed }: ShownLink): string => {
    if (endedOn !== null) return t('links.ended', { day: formatDay(endedOn, locale) });
    if (isOwn) return t('links.own');
    const used =
      usedOn === null ? t('links.unused') : t('links.used', { day: formatDay(usedOn, locale) });
    // Calendars, and pages that are only read, leave no trace.
    return [isMailed ? t('links.mailed') : '', isPageScope(scope) ? used : '']
      .filter((text) => text !== '')
      .join(' · ');
  };
};

/** One link of a trip. */
export const LinkRow = ({ link, name, onRevoke, onRotate, onRename }: LinkRowProps) => {
  const { t } = useTranslation('trip');
  const stateOf = useLinkState();
  const id = useId();
  const focusNext = useFocusNext();
  const [isNaming, setIsNaming] = useState(false);
  const openNaming = () => {
    setIsNaming(true);
    focusNext(id);
  };
  const closeNaming = () => {
    setIsNaming(false);
    focusNext(`${id}-rename`);
  };
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const label = String(new FormData(event.currentTarget).get('label') ?? '')
      .trim()
      .slice(0, tripLimits.label);
    void onRename(label === '' ? null : label).then((isDone) => isDone && closeNaming());
  };
  if (isNaming) {
    return (
      <li>
        <form className={styles.line} onSubmit={rename} noValidate>
          <div className={styles.field}>
            <TextField id={id} name="label" label={t('links.name')} note={name} />
          </div>
          <Button type="submit">{t('links.save')}</Button>
          <Button look="quiet" onClick={closeNaming}>
            {t('links.cancel')}
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className={link.endedOn === null ? undefined : styles.ended}>
      <span>
        {name}
        <span className={styles.state}>{stateOf(link)}</span>
      </span>
      {link.endedOn === null && (
        <span className={styles.rowTools}>
          {link.guest === null && (
            <IconButton
              id={`${id}-rename`}
              aria-label={t('links.rename', { link: name })}
              onClick={openNaming}
            >
              <Icon name="edit" size={18} />
            </IconButton>
          )}
          {link.scope !== 'feed' && (
            <IconButton aria-label={t('links.rotate', { link: name })} onClick={onRotate}>
              <Icon name="renew" size={18} />
            </IconButton>
          )}
          {!link.isOwn && (
            <IconButton aria-label={t('organise.revoke', { link: name })} onClick={onRevoke}>
              <Icon name="cross" size={18} />
            </IconButton>
          )}
        </span>
      )}
    </li>
  );
};
