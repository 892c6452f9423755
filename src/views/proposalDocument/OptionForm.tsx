import { type FormEvent, useState } from 'react';
import { mostProposalPeople } from '@/commerce/cart/proposal';
import type { OptionName } from '@/commerce/proposals/model/document';
import { Button } from '@/ui/components/Button';
import { CheckChip } from '@/ui/components/CheckChip';
import { DateField } from '@/ui/components/DateField';
import { NumberField } from '@/ui/components/NumberField';
import { useToday } from '@/ui/hooks/useToday';
import { useTranslation } from 'next-i18next/pages';
import type { DraftPanelProps } from './DraftPanel';
import styles from './FoundDocument.module.css';

interface OptionFormProps extends DraftPanelProps {
  /** Of the activities, which come first. */
  readonly id: string;
  readonly name: OptionName;
  readonly onEnd: () => void;
}

/** What an option leaves out, for how many it is, and when it begins. The shop prices it. */
export const OptionForm = (props: OptionFormProps) => {
  const { id, name, content, state, actions, tell, onEnd } = props;
  const { t } = useTranslation('proposalDocument');
  const today = useToday(content.city.timeZone);
  const asked = state.desk?.next?.options.find((option) => option.name === 'A');
  const known = state.desk?.draft.find((option) => option.name === name);
  const [leftOut, setLeftOut] = useState<readonly number[]>(known?.leftOut ?? []);
  const [people, setPeople] = useState(known?.people ?? asked?.groupSize ?? content.people);
  const [firstDay, setFirstDay] = useState(known?.firstDay ?? null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (actions.isSending) return;
    const isSame = people === asked?.groupSize;
    const option = { name, leftOut, people: isSame ? null : people, firstDay };
    void tell(actions.send({ kind: 'setOption', option }), t('status.saved')).then(
      (isDone) => isDone && onEnd(),
    );
  };
  const toggle = (item: number, isIn: boolean) =>
    setLeftOut(isIn ? leftOut.filter((it) => it !== item) : [...leftOut, item]);
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <fieldset id={id} tabIndex={-1} className={styles.choices}>
        <legend>{t('draft.activities', { name })}</legend>
        {asked?.items.map((item) => (
          <CheckChip
            key={item.productId}
            label={item.name}
            checked={!leftOut.includes(item.productId)}
            onChange={(isIn) => toggle(item.productId, isIn)}
          />
        ))}
      </fieldset>
      <NumberField
        label={t('draft.people')}
        value={people}
        least={1}
        most={mostProposalPeople}
        fewer={t('draft.fewer')}
        more={t('draft.more')}
        onChange={setPeople}
      />
      <DateField
        look="form"
        label={t('draft.firstDay')}
        value={firstDay}
        today={today}
        empty={t('draft.firstDayNone')}
        onChange={setFirstDay}
        canClear
      />
      <div className={styles.buttons}>
        <Button type="submit" look="cta" aria-disabled={actions.isSending}>
          {t('draft.save', { name })}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {t('draft.cancel')}
        </Button>
      </div>
    </form>
  );
};
