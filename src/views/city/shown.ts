import { readImageSource } from '@/images/buildImageUrl';
import type { CityActivity, CityView } from './pageProps';

type Activities = readonly CityActivity[];

/** The page whose document leaves out of its data what it shows. */
export const cityPage = '/[site]/[slug]';

/** What cards show of an activity. Texts are marked as what they are (`data-shown`). */
interface Shown extends Pick<CityActivity, 'name' | 'summary' | 'duration'> {
  readonly picture: Pick<CityActivity['picture'], 'src' | 'color'>;
}

const nothing: Shown = { name: '', summary: '', duration: '', picture: { src: '', color: '' } };

const fill = (activity: CityActivity, shown: Shown): CityActivity => ({
  ...activity,
  ...shown,
  picture: { ...activity.picture, ...shown.picture },
});

/**
 * What the document of a city need not bring as data: all there is to read, and what its cards show, which with many
 * activities is a third of it, too far from the cards for Gzip to notice.
 */
export const leaveOutShown = (view: CityView): CityView => ({
  ...view,
  activities: view.activities.map((activity) => fill(activity, nothing)),
  words: undefined,
});

const readCard = (card: Element): Shown => {
  const read = (text: string) => card.querySelector(`[data-shown=${text}]`)?.textContent ?? '';
  const image = card.querySelector('img');
  return {
    name: read('name'),
    summary: read('summary'),
    duration: read('duration'),
    picture: {
      src: readImageSource(image?.getAttribute('src') ?? ''),
      // As it was sent: a browser tells colours in a notation of its own.
      color: /#\w+/.exec(image?.getAttribute('style') ?? '')?.[0] ?? '',
    },
  };
};

const readCards = (activities: Activities): Activities => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href]')];
  const cards = new Map(
    links.map((link) => [link.getAttribute('href'), link.closest('article')] as const),
  );
  return activities.map((activity) => {
    const card = cards.get(activity.href);
    return fill(activity, card ? readCard(card) : nothing);
  });
};

/** By the list as a document has it: once React has drawn the page, cards come and go. */
const known = new WeakMap<Activities, Activities>();

/** Activities with what the document that they came with shows of them. Those of other pages bring it along. */
export const withShown = (activities: Activities): Activities => {
  if (typeof document === 'undefined' || activities.some(({ name }) => name)) return activities;
  const whole = known.get(activities) ?? readCards(activities);
  known.set(activities, whole);
  return whole;
};
