import { join, resolve } from 'node:path';
import { formatAddress, toDatabaseAddress } from './databaseAddress';

const dataDir = '.data';

describe('where orders are kept', () => {
  it('is a file in DATA_DIR unless DATABASE_URL says otherwise', () => {
    expect(toDatabaseAddress({ databaseUrl: undefined, dataDir: '/var/lib/shop' })).toEqual({
      kind: 'sqlite',
      path: '/var/lib/shop/troupe.db',
    });
    expect(toDatabaseAddress({ databaseUrl: undefined, dataDir })).toEqual({
      kind: 'sqlite',
      path: resolve('.data/troupe.db'),
    });
  });

  it.each([
    ['file:orders.db', join(process.cwd(), 'orders.db')],
    ['file:./a/orders.db', join(process.cwd(), 'a/orders.db')],
    ['file:/srv/orders.db', '/srv/orders.db'],
    ['file:///srv/my%20shop/orders.db', '/srv/my shop/orders.db'],
  ])('is the file that %s names', (databaseUrl, path) => {
    expect(toDatabaseAddress({ databaseUrl, dataDir })).toEqual({ kind: 'sqlite', path });
  });

  it.each([
    'postgres://me:secret@db.example.com/shop',
    'postgresql://me:secret@db.example.com/shop',
  ])(
    'is the server that %s names, and a message about it never holds the password',
    (databaseUrl) => {
      const address = toDatabaseAddress({ databaseUrl, dataDir });
      expect(address).toEqual({ kind: 'postgres', url: databaseUrl });
      expect(formatAddress(address)).toBe('PostgreSQL at db.example.com');
    },
  );
});
