/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import type { CityCardProps, ProductCardProps } from './cards';
import { Prose } from './Prose';
import type { ProseNodeProps } from './proseNodes';

const picture = { src: '/images/a.jpg', width: 2400, height: 1600, color: '#205060' };

const karting: ProductCardProps = {
  id: 1,
  name: 'Go-karting',
  summary: 'Three heats and a podium.',
  href: '/go-karting/krakow',
  picture,
  category: 'driving',
  duration: '1 hr 30 min',
  price: 200,
  single: false,
  minPeople: 6,
  mostPeople: 30,
  stagGoesFree: 10,
  rating: { value: '4.8', count: 12, isDemo: true },
};

const krakow: CityCardProps = {
  id: 1,
  name: 'Krakow',
  landingTitle: 'Weekends in Krakow',
  intro: 'A market square and what is around it.',
  href: '/krakow',
  picture,
  fromPrice: 100,
  count: 12,
  bestMonths: 'May – Jun',
};

const p = (...children: readonly ProseNodeProps[]): ProseNodeProps => ({ tag: 'p', children });

const row = (tag: 'th' | 'td', ...cells: readonly string[]): ProseNodeProps => ({
  tag: 'tr',
  children: cells.map((cell, index) => ({
    tag,
    ...(index > 0 ? { align: 'right' } : {}),
    children: [cell],
  })),
});

const table = (...columns: readonly string[]): ProseNodeProps => ({
  tag: 'table',
  children: [
    { tag: 'thead', children: [row('th', ...columns)] },
    { tag: 'tbody', children: [row('td', 'January', '−3')] },
  ],
});

const show = (...nodes: readonly ProseNodeProps[]) => renderInSite(<Prose nodes={nodes} />);

beforeEach(() => localStorage.clear());

it('only as many of its pictures as the page has left do not wait, wherever they stand', async () => {
  const figure = { picture, alt: 'A roof', caption: null };
  await renderInSite(
    <Prose
      nodes={[
        p('Before'),
        { tag: 'blockquote', children: [figure] },
        { card: krakow },
        { ...figure },
      ]}
      early={2}
    />,
  );
  const pictures = [...document.images].map((it) => it.getAttribute('loading'));
  expect(pictures).toEqual(['eager', 'eager', 'lazy']);
});

describe('a heading', () => {
  it('is a place to link to, and the link to it, by one and the same name', async () => {
    await show({
      tag: 'h2',
      id: 'getting-there',
      children: ['Getting ', { tag: 'em', children: ['there'] }],
    });
    const heading = screen.getByRole('heading', { level: 2, name: 'Getting there' });
    expect(heading).toHaveAttribute('id', 'getting-there');
    const link = within(heading).getByRole('link', { name: 'Getting there' });
    expect(link).toHaveAttribute('href', '#getting-there');
  });

  it('holds no second link, whatever an editor put into it', async () => {
    await show({
      tag: 'h3',
      id: 'krakow',
      children: [
        'On to ',
        { tag: 'strong', children: [{ href: '/krakow', children: ['Krakow'] }] },
      ],
    });
    expect(screen.getByRole('heading', { level: 3, name: 'On to Krakow' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual(['#krakow']);
  });
});

describe('a link', () => {
  it('to another host tells it nothing of the reader', async () => {
    await show(p({ href: 'https://www.pkp.pl/', children: ['trains'] }));
    const link = screen.getByRole('link', { name: 'trains' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).not.toHaveAttribute('target');
  });

  it('to a page of the site opens it softly', async () => {
    const { router } = await show(p({ href: '/krakow', children: ['Krakow'] }));
    screen.getByRole('link', { name: 'Krakow' }).click();
    expect(router.push.mock.calls.map(([href]) => href)).toEqual(['/krakow']);
    expect(screen.getByRole('link')).not.toHaveAttribute('rel');
  });
});

describe('a table', () => {
  it('scrolls by itself, within reach of the keyboard, named by its columns', async () => {
    await show(table('Month', 'Degrees'));
    const region = screen.getByRole('region', { name: 'Month, Degrees' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(region).getByRole('cell', { name: '−3' })).toHaveAttribute('data-align', 'right');
  });

  it('has no header without words', async () => {
    await show(table('', 'Degrees'));
    expect(screen.getAllByRole('columnheader').map((it) => it.textContent)).toEqual(['Degrees']);
  });

  it('whose columns have no names is no nameless region', async () => {
    const { container } = await show(table('', ' '));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(container.querySelector('table')?.parentElement).toHaveAttribute('tabindex', '0');
  });
});

it('a list begins where an editor wants it to', async () => {
  await show({ tag: 'ol', start: 4, children: [{ tag: 'li', children: ['four'] }] });
  expect(screen.getByRole('list')).toHaveAttribute('start', '4');
});

it('a picture is described, and what is said about it belongs to it', async () => {
  await show({ picture, alt: 'A bridge at dusk', caption: 'At six it is yours alone.' });
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: 'A bridge at dusk' })).toHaveAttribute(
    'loading',
    'lazy',
  );
  expect(figure).toHaveTextContent('At six it is yours alone.');
});

describe('a card', () => {
  it('of an activity is one link, with its city and what it costs', async () => {
    await show({ activity: karting, city: 'Krakow' });
    const card = within(screen.getByRole('article'));
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.getByRole('link', { name: 'Go-karting' })).toHaveAttribute(
      'href',
      '/go-karting/krakow',
    );
    for (const text of ['Krakow', '£38', '1 hr 30 min']) expect(card.getByText(text)).toBeVisible();
  });

  it('of a city says from what price, or how much there is where all prices are for groups', async () => {
    const { unmount } = await show({ card: krakow });
    expect(screen.getByRole('link', { name: 'Weekends in Krakow' })).toHaveAttribute(
      'href',
      '/krakow',
    );
    expect(screen.getByText('from £19 per person')).toBeVisible();
    unmount();
    await show({ card: { ...krakow, fromPrice: null } });
    expect(screen.getByText('12 activities')).toBeVisible();
  });

  it('is no heading among those of the text', async () => {
    await show(
      { tag: 'h2', id: 'a', children: ['A'] },
      { activity: karting, city: 'Krakow' },
      { card: krakow },
    );
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });
});

it('takes nothing for markup', async () => {
  const { container } = await show(p('<img src=x onerror=alert(1)> & <b>so</b> on'));
  expect(container.querySelectorAll('img, b')).toHaveLength(0);
  expect(screen.getByText('<img src=x onerror=alert(1)> & <b>so</b> on')).toBeVisible();
});

it('shuts nobody out', async () => {
  const { container } = await show(
    { tag: 'h2', id: 'a', children: ['A'] },
    p('Words ', { tag: 'code', children: ['in code'] }, { tag: 'br' }, 'and ', {
      href: 'https://a.example/',
      children: ['a link'],
    }),
    { tag: 'pre', children: [{ tag: 'code', children: ['a long line of code'] }] },
    table('Month', 'Degrees'),
    table('', ''),
    { tag: 'blockquote', children: [p('Said somebody.')] },
    { tag: 'hr' },
    { tag: 'h3', id: 'b', children: ['B'] },
    {
      tag: 'ul',
      children: [
        {
          tag: 'li',
          children: ['one', { tag: 'ul', children: [{ tag: 'li', children: ['two'] }] }],
        },
      ],
    },
    { picture, alt: 'A bridge at dusk', caption: null },
    { activity: karting, city: 'Krakow' },
    { card: krakow },
  );
  expect(await findViolations(container)).toEqual([]);
});
