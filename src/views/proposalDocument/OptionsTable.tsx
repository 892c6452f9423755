import { listChosenItems } from '@/commerce/proposals/model/chosenItems';
import type { DocumentContent, DocumentOption } from '@/commerce/proposals/model/document';
import { useDayText } from '@/ui/hooks/useDayText';
import { useTranslation } from 'next-i18next/pages';
import styles from './PriceTable.module.css';
import { useDocumentWords } from './useDocumentWords';

/** The options side by side. What is compared stands in a row of its own above the values, so that three fit a phone. */
export const OptionsTable = ({ content }: { readonly content: DocumentContent }) => {
  const { t } = useTranslation('proposalDocument');
  const { formatAmount, formatDay, formatPeople, formatRate } = useDocumentWords();
  const dayTextOf = useDayText();
  const { options, vatRate } = content;
  const all = new Map(
    options.flatMap(({ items }) => items.map(({ productId, name }) => [productId, name] as const)),
  );
  const amount = (value: number | null | undefined) =>
    value === null || value === undefined ? t('prices.onRequest') : formatAmount(value, content);
  const listLeftOut = ({ items }: DocumentOption) => {
    const has = new Set(items.map(({ productId }) => productId));
    const names = [...all].flatMap(([id, name]) => (has.has(id) ? [] : [name]));
    return names.length > 0 ? names.join(', ') : t('options.nothing');
  };
  const firstDayOf = ({ items }: DocumentOption) => {
    const [chosen] = listChosenItems(items);
    if (chosen) return formatDay(chosen.day);
    const [firstItem] = items;
    return firstItem ? dayTextOf(firstItem.day, firstItem.dateChoice) : '';
  };
  const net = [
    [t('prices.net'), ({ total }: DocumentOption) => amount(total?.net)],
    [
      t('prices.vat', { rate: formatRate(vatRate ?? 0) }),
      ({ total }: DocumentOption) => amount(total?.vat),
    ],
  ] as const;
  const rows: readonly (readonly [label: string, show: (option: DocumentOption) => string])[] = [
    [t('options.group'), ({ groupSize }) => formatPeople(groupSize)],
    [t('options.firstDay'), firstDayOf],
    [t('options.activities'), ({ items }) => String(items.length)],
    [t('options.leftOut'), listLeftOut],
    ...(vatRate === null ? [] : net),
    [
      vatRate === null ? `${t('options.total')}, ${t('prices.included')}` : t('prices.gross'),
      ({ total }) => amount(total?.gross),
    ],
    [t('options.perHead'), ({ total }) => amount(total?.grossPerHead)],
  ];
  return (
    <section aria-labelledby="document-options">
      <h2 id="document-options" className={styles.heading}>
        {t('options.heading')}
      </h2>
      <table className={`${styles.table} ${styles.compared}`} aria-labelledby="document-options">
        <thead>
          <tr>
            {options.map(({ name }) => (
              <th key={name} scope="col">
                {t('options.name', { name })}
                {name === 'A' && <span className={styles.detail}>{t('options.asked')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(([label, show]) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={options.length} className={styles.item}>
                {label}
              </th>
            </tr>
            <tr>
              {options.map((option) => (
                <td key={option.name}>{show(option)}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
};
