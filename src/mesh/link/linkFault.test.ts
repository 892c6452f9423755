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
    const { value } = without('offers', 'krakow')(record);
    const { offers, ...rest } = record.value as { offers: Record<string, unknown> };

    expect(value).toEqual({ ...rest, offers: { prague: offers['prague'] } });
  });

  it('loses the item of a list, and the items behind it move up', () => {
    const { value } = without('shops', 0, 'products', 1)(recordOf('shop-groups/1.json'));

    expect(value).toMatchObject({
      shops: [{ products: ['karaoke', 'pub-crawl'] }, { products: ['karaoke', 'food-tour'] }],
    });
  });

  it('leaves the record that it was made from as it was', () => {
    const record = recordOf('shop-groups/1.json');
    const before = JSON.stringify(record);
    without('shops', 0)(record);

    expect(JSON.stringify(record)).toBe(before);
  });

  it('is still the same file’s', () => {
    const record = recordOf('shop-groups/1.json');
    const { value, ...rest } = without('shops', 0)(record);

    expect(record).toMatchObject(rest);
    expect(value).not.toEqual(record.value);
  });
});
