/** Sets a brand's name in the alphabet's capitals, in the brand's style. */
import { box } from '../shapes';
import { num } from '../svg';
import { alphabet } from './alphabet';

export interface Hand {
  /** Stroke and space between letters, in hundredths of the capital height. */
  readonly weight: number;
  readonly tracking: number;
  readonly isRound: boolean;
  /** The horizontal scale of the letters: 1 is as drawn. */
  readonly stretch: number;
}

const WORD_SPACE = 44;

/** Kerning: slanted letters leave a gap beside upright ones, so these pairs are set closer. */
const kerns: Readonly<Record<string, number>> = {
  KA: -10,
  AN: -2,
  NE: 0,
  EK: 0,
  TR: -2,
  RO: -2,
  WI: 2,
  IA: 2,
  PA: -12,
};

const place = (name: string, { weight, tracking, stretch, isRound }: Hand) => {
  let x = (weight * stretch) / 2;
  return [...name].map((sign, index) => {
    const letter = alphabet[sign];
    if (!letter) {
      x += WORD_SPACE - tracking;
      return { x, strokes: '' };
    }
    x += (kerns[`${name[index - 1] ?? ''}${sign}`] ?? 0) * stretch;
    const placed = { x, strokes: isRound ? letter.strokes : (letter.square ?? letter.strokes) };
    x += (letter.width + weight) * stretch + tracking;
    return placed;
  });
};

const lengthOf = (name: string, hand: Hand): number => {
  const last = place(name, hand).at(-1)?.x ?? 0;
  return (
    last +
    (alphabet[name.at(-1) ?? '']?.width ?? 0) * hand.stretch +
    (hand.weight * hand.stretch) / 2
  );
};

/**
 * The name with its upper left corner at (x, y), as wide as `width`. Square ends are cut level at the
 * foot and the head of the capitals, slanted strokes too.
 */
export const lettering = (
  name: string,
  hand: Hand,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  color: string,
): string => {
  const scale = width / lengthOf(name, hand);
  const half = hand.weight / 2;
  const band = `<clipPath id="band"><path d="${box(-half, -half, lengthOf(name, hand) + hand.weight, 100 + hand.weight)}"/></clipPath>`;
  const style = hand.isRound
    ? 'stroke-linecap="round" stroke-linejoin="round"'
    : `stroke-linecap="square" stroke-linejoin="miter" stroke-miterlimit="8" clip-path="url(#band)"`;
  const letters = place(name, hand)
    .map(
      ({ x: at, strokes }) =>
        `<path transform="translate(${num(at)} 0) scale(${hand.stretch} 1)" d="${strokes}"/>`,
    )
    .join('');
  return (
    (hand.isRound ? '' : band) +
    `<g transform="translate(${x} ${num(y + (hand.weight / 2) * scale)}) scale(${scale.toFixed(4)})" fill="none" ` +
    `stroke="${color}" stroke-width="${hand.weight}" ${style}>${letters}</g>`
  );
};

/** The height of the capitals, including strokes, when the name is `width` wide. */
export const heightOf = (name: string, hand: Hand, width: number): number =>
  ((100 + hand.weight) * width) / lengthOf(name, hand);
