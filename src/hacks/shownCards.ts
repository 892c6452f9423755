import { createOncePerObject } from '@/lib/oncePerObject';
import { readImageSource } from '@/ui/images/buildImageUrl';

/** What a card shows. `data-shown` attributes mark the texts. */
interface ShownTexts {
  readonly name: string;
  readonly summary: string;
  readonly duration: string;
  readonly picture: { readonly src: string; readonly color: string };
}

/** The data of a card. Its link identifies it in the document. */
interface CardData extends ShownTexts {
  readonly href: string;
}

const nothing: ShownTexts = {
  name: '',
  summary: '',
  duration: '',
  picture: { src: '', color: '' },
};

const fill = <Card extends CardData>(card: Card, shown: ShownTexts): Card => ({
  ...card,
  ...shown,
  picture: { ...card.picture, ...shown.picture },
});

/**
 * Removes from the data of cards what their document shows anyway. With many cards this is a third of the document, and
 * too far from the cards for Gzip to deduplicate.
 */
export const leaveOutShown = <Card extends CardData>(cards: readonly Card[]): readonly Card[] =>
  cards.map((card) => fill(card, nothing));

const readCard = (card: Element): ShownTexts => {
  const read = (text: string) => card.querySelector(`[data-shown=${text}]`)?.textContent ?? '';
  const image = card.querySelector('img');
  return {
    name: read('name'),
    summary: read('summary'),
    duration: read('duration'),
    picture: {
      src: readImageSource(image?.getAttribute('src') ?? ''),
      // Read from the attribute as it was sent: browsers serialize colours in another notation.
      color: /#\w+/.exec(image?.getAttribute('style') ?? '')?.[0] ?? '',
    },
  };
};

const readCards = <Card extends CardData>(cards: readonly Card[]): readonly Card[] => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href]')];
  const shown = new Map(
    links.map((link) => [link.getAttribute('href'), link.closest('article')] as const),
  );
  return cards.map((card) => {
    const element = shown.get(card.href);
    return fill(card, element ? readCard(element) : nothing);
  });
};

/** Cached by the list from the document, because React adds and removes cards after hydration. */
const once = createOncePerObject();

/** Restores the texts of cards from the HTML of their document. Cards of other pages already contain them. */
export const withShown = <Card extends CardData>(cards: readonly Card[]): readonly Card[] => {
  if (typeof document === 'undefined' || cards.some(({ name }) => name)) return cards;
  return once(cards, () => readCards(cards));
};
