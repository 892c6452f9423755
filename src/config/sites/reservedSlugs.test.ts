import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reservedSlugs } from './reservedSlugs';

it.each(readdirSync(join(process.cwd(), 'public')))(
  'no city may be called %s, which is served from public/',
  (entry) => {
    expect(reservedSlugs).toContain(entry);
  },
);

it.each(['_next', '_ipx', 'api', 'index.html'])(
  'no city may be called %s, which Next or the server answers',
  (name) => {
    expect(reservedSlugs).toContain(name);
  },
);

it.each([
  ...['about-us', 'about', 'ueber-uns', 'a-propos-de-nous', 'o-nas', 'om-os', 'om-oss'],
  ...['blog', 'map', 'thankYou', 'errors'],
  ...['trip', 'reise', 'voyage', 'wyjazd', 'rejse', 'tur', 'resa'],
  ...['booking', 'buchung', 'reservation', 'rezerwacja', 'bestilling', 'bokning'],
  ...['checkout', 'kasse', 'caisse', 'kasa', 'kassen', 'kassan'],
  ...['destinations', 'reiseziele', 'kierunki', 'destinationer', 'reisemål', 'resmål'],
  ...['activities', 'aktivitaeten', 'activites', 'atrakcje', 'aktiviteter'],
  ...['proposal', 'angebot', 'proposition', 'oferta', 'tilbud', 'offert'],
  ...['page', 'seite', 'strona', 'side', 'sider', 'sidor'],
])('no city or activity may be called %s, on whatever site that is a path', (segment) => {
  expect(reservedSlugs).toContain(segment);
});

it('ordinary slugs are free, and params reserve nothing', () => {
  for (const slug of ['krakow', 'beer-bike', '', '{city}'])
    expect(reservedSlugs).not.toContain(slug);
});
