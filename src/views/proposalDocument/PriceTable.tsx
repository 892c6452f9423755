import type { DocumentContent, DocumentOption } from '@/commerce/proposals/model/document';
import { useDayText } from '@/ui/hooks/useDayText';
import { useTranslation } from 'next-i18next/pages';
import styles from './PriceTable.module.css';
import { toPriceRows } from './toPriceRows';
import { useDocumentWords } from './useDocumentWords';

interface PriceTableProps {
  readonly content: DocumentContent;
  readonly option: DocumentOption;
}

/**
 * The price of each activity and of all. An activity has a row of its own above its amounts, so that three columns fit a
 * phone.
 */
export const PriceTable = ({ content, option }: PriceTableProps) => {
  const { t } = useTranslation('proposalDocument');
  const { formatAmount, formatRate, formatPeople } = useDocumentWords();
  const dayTextOf = useDayText();
  const { vatRate, options } = content;
  const isNetKnown = vatRate !== null;
  const columns = isNetKnown
    ? [t('prices.net'), t('prices.vat', { rate: formatRate(vatRate) }), t('prices.gross')]
    : [t('prices.included')];
  const amount = (value: number | null) =>
    value === null ? t('prices.onRequest') : formatAmount(value, content);
  const rows = toPriceRows(option, isNetKnown);
  const id = `document-prices-${option.name}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {options.length > 1 ? t('prices.headingOf', { name: option.name }) : t('prices.heading')}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {option.items.map((item, index) => (
          <tbody key={item.productId}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={styles.item}>
                {item.name}
                <span className={styles.detail}>
                  {[
                    dayTextOf(item.day, item.dateChoice),
                    formatPeople(item.people),
                    ...item.extras.map(({ name, quantity }) => `${quantity} × ${name}`),
                  ].join(' · ')}
                </span>
              </th>
            </tr>
            <tr>
              {(rows.items[index] ?? []).map((value, column) => (
                <td key={columns[column]}>{amount(value)}</td>
              ))}
            </tr>
          </tbody>
        ))}
        <tbody className={styles.sum}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length} className={styles.item}>
              {t('prices.total')}
            </th>
          </tr>
          <tr>
            {rows.total.map((value, column) => (
              <td key={columns[column]}>{amount(value)}</td>
            ))}
          </tr>
        </tbody>
        {rows.perHead && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={styles.item}>
                {t('prices.perHead', { count: option.groupSize })}
              </th>
            </tr>
            <tr>
              {rows.perHead.map((value, column) => (
                <td key={columns[column]}>{value === null ? '' : amount(value)}</td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
      {option.total === null && <p className={styles.note}>{t('prices.onRequestText')}</p>}
      {!isNetKnown && <p className={styles.note}>{t('prices.unknownRate')}</p>}
    </section>
  );
};
