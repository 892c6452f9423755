/** Features of the faces of large figures: eyes, brows, mouth, an ear. Origin and turn as in head.ts. */
import { brick, coral, cream, ink, mix } from '../palettes';
import { disc, oval } from '../shapes';
import { line, paint } from '../svg';
import type { Look } from './look';

export type Mood = 'blank' | 'smile' | 'laugh' | 'awe';

const mouths: Readonly<Record<Exclude<Mood, 'blank'>, string>> = {
  smile: paint(brick, 'M2.4 -9.4Q6.4 -4.6 10.4 -9.4Q6.4 -7.2 2.4 -9.4Z'),
  laugh:
    paint(brick, 'M1.8 -10.2Q6.4 -9 11 -10.4Q10.4 -4.4 6.6 -4.4Q2.8 -4.6 1.8 -10.2Z') +
    paint(cream, 'M2.4 -9.9Q6.4 -8.8 10.6 -10.1Q9.6 -7.6 6.6 -7.6Q3.6 -7.6 2.4 -9.9Z'),
  awe: paint(brick, oval(7, -7.6, 2.1, 2.6)),
};

const eyes = (color: string, mood: Mood): string =>
  mood === 'laugh'
    ? line(color, 1.1, 'M.8 -16.6q1.9 -2.4 3.8 0M7.6 -16.6q1.7 -2.4 3.4 0')
    : paint(color, oval(3, -17, 1.2, 1.6) + oval(9.2, -17, 1.1, 1.6));

export const features = (look: Look, mood: Mood): string => {
  const { skin, hairColor, beard = false, glasses = false } = look;
  const shade = mix(skin, brick, 0.4);
  const ear = paint(shade, oval(-5.6, -15.4, 2.3, 3.4));
  if (mood === 'blank') return ear;
  const dark = mix(ink, brick, 0.15);
  return [
    ear,
    paint(coral, oval(0.6, -12.2, 2.8, 1.8) + oval(10, -12.4, 1.9, 1.5), 0.4),
    beard
      ? paint(
          hairColor,
          'M-8 -16Q-7 -8 .4 -11Q6.4 -13.6 12.2 -11C12.6 -6 11 -2 7.6 -1.2C1 0 -7.4 -4 -8 -16Z',
        )
      : '',
    eyes(dark, mood),
    line(hairColor, 1, 'M.6 -20.4q2.2 -1.8 4.4 -.6M7.8 -21q1.8 -.8 3.2 .4'),
    line(shade, 1, 'M6.8 -16.4q2 3.4 1.6 4q-.8 1 -2 .4'),
    mouths[mood],
    glasses
      ? line(ink, 0.9, `${disc(2.8, -16.8, 3.6)}${disc(9.8, -16.8, 3)}M-.8 -17.2L-5 -18.4`)
      : '',
  ].join('');
};
