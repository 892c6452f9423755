import { createSmallContent } from '@/testing/smallContent';
import { toLoaded } from '@/testing/editContent';
import { parseRecords } from '../records';
import { without } from './linkFault';

const recordOf = (file: string) => {
  const { records } = parseRecords(toLoaded(createSmallContent()).records);
  const record = records.find((it) => it.file === file);
  if (!record) throw new Error(`There is no ${file}`);
  return record;
};

describe('a record without a faulty part', () => {
  it('loses the key of an object and nothing else', () => {
    const record = recordOf('products/karaoke.json');
    const { value } = without(record, [['offers', 'krakow']]);
    const { offers, ...rest } = record.value as { offers: Record<string, unknown> };

    expect(value).toEqual({ ...rest, offers: { prague: offers['prague'] } });
  });

  it('loses the item of a list, and the items behind it move up', () => {
    const { value } = without(recordOf('shop-groups/1.json'), [['shops', 0, 'products', 1]]);

    expect(value).toMatchObject({
      shops: [{ products: ['karaoke', 'pub-crawl'] }, { products: ['karaoke', 'food-tour'] }],
    });
  });

  it('loses several at once, each where it stood before', () => {
    const { value } = without(recordOf('shop-groups/1.json'), [
      ['shops', 0, 'products', 0],
      ['shops', 1],
      ['shops', 0, 'products', 2],
    ]);

    expect(value).toMatchObject({ shops: [{ products: ['food-tour'] }] });
  });

  it('leaves the record that it was made from as it was', () => {
    const record = recordOf('shop-groups/1.json');
    const before = JSON.stringify(record);
    without(record, [['shops', 0]]);

    expect(JSON.stringify(record)).toBe(before);
  });

  it('is still the same file’s', () => {
    const record = recordOf('shop-groups/1.json');
    const { value, ...rest } = without(record, [['shops', 0]]);

    expect(record).toMatchObject(rest);
    expect(value).not.toEqual(record.value);
  });
});
