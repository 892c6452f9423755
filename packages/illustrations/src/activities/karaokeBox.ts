import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { room } from '../activityParts/backdrop/room';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import type { Look, Pose } from '../activityParts/people/types';
import { highball } from '../activityParts/props/drinks';
import { at, disc, fade, join, line, path, rect, times } from '../activityParts/shape';

const WALL = mix(C.violet, C.night, 0.45);
const DARK = mix(C.night, C.violet, 0.3);

const microphone = line('M0 4L8-18', C.ink, 5) + disc(10, -24, 7.5, C.cream);

/** The film behind the words: a sun over striped hills. */
const screen = (): string =>
  join(
    rect(430, 70, 720, 420, DARK, 16),
    rect(446, 86, 688, 388, C.sea, 8),
    washed(fadeTo('up', 'film', C.teal, 0.8), 'M446 86H1134V474H446Z'),
    disc(960, 230, 92, tint(C.sun, 0.3)),
    sprayed(
      fadeTo('down', 'filmSun', C.coral, 0.9),
      'M868 230a92 92 0 1 1 184 0a92 92 0 1 1-184 0Z',
    ),
    path('M446 380C560 300 640 420 760 340S1020 270 1134 350V474H446Z', C.sun),
    path('M446 420C580 370 680 450 820 400S1040 370 1134 410V474H446Z', C.coral),
    rect(560, 424, 300, 16, C.cream, 8) + rect(880, 424, 130, 16, mix(C.coral, C.cream, 0.5), 8),
  );

const mirrorBall = (x: number, y: number, r: number): string =>
  line(`M${x} -10V${y - r}`, C.rose, 4) +
  disc(x, y, r, mix(C.rose, C.violet, 0.35)) +
  times(6, (i) =>
    line(
      `M${x - r} ${y}A${r} ${Math.max(1, r * Math.abs(1 - i * 0.36))} 0 0 ${i < 3 ? 1 : 0} ${x + r} ${y}`,
      WALL,
      2,
    ),
  ) +
  times(5, (i) =>
    line(
      `M${x} ${y - r}A${Math.max(1, r * Math.abs(1 - i * 0.5))} ${r} 0 0 ${i < 2 ? 0 : 1} ${x} ${y + r}`,
      WALL,
      2,
    ),
  ) +
  disc(x - r * 0.3, y - r * 0.35, r * 0.16, C.cream);

const flecks = (): string =>
  fade(
    0.55,
    times(22, (i) => {
      const x = (i * 197) % 1180;
      const y = 30 + ((i * 131) % 560);
      return `<ellipse cx="${x}" cy="${y}" rx="11" ry="6" fill="${i % 3 ? C.rose : C.sun}" transform="rotate(${((i * 37) % 60) - 30} ${x} ${y})"/>`;
    }),
  );

const singer = (
  id: string,
  side: number,
  rim: string,
  x: number,
  y: number,
  s: number,
  flip: boolean,
  look: Look,
  how: Pose,
): string =>
  modelled(
    id,
    {
      light: [side, -0.35],
      depth: 36,
      ink: mix(C.violet, C.coral, 0.25),
      strength: 1,
      rim,
      rimWidth: 7,
    },
    at(x, y, person(look, how, { near: microphone }), s, flip),
  );

const friend = (id: string, content: string): string =>
  modelled(id, { light: [0.1, -1], depth: 34, strength: 1, rim: C.sea, rimWidth: 6 }, content);

export const karaokeBox = (): string =>
  join(
    room(WALL, mix(WALL, C.coral, 0.25), shade(C.violet, 0.5), 700),
    times(7, (i) => rect(-30 + i * 190, 0, 6, 700, shade(WALL, 0.4))),
    sprayed(
      fadeAround('screenGlow', mix(C.sea, C.violet, 0.3), 0.9, [0.5, 0.5], 0.5),
      'M260-80H1330V640H260Z',
    ),
    flecks(),
    screen(),
    mirrorBall(120, 130, 78),
    washed(fadeTo('down', 'carpet', C.night, 0.85), 'M0 560H1200V900H0Z'),
    singer(
      'she',
      0.9,
      tint(C.sea, 0.45),
      350,
      1010,
      4.1,
      false,
      gown(CAST.bea, C.coral, 'midi'),
      pose({
        lean: -5,
        nod: -18,
        nearHand: [36, -164],
        farHand: [14, -226],
        nearFoot: [16, 0],
        farFoot: [-14, -2],
      }),
    ),
    singer(
      'he',
      0.4,
      tint(C.sea, 0.45),
      800,
      960,
      3.5,
      true,
      dress(CAST.jon, C.cream, C.ink),
      pose({
        lean: -8,
        nod: -8,
        nearHand: [26, -164],
        farHand: [58, -122],
        nearFoot: [20, 0],
        farFoot: [-18, 0],
      }),
    ),
    path('M-20 910V780C120 740 1080 740 1220 780V910Z', mix(C.brick, C.night, 0.55)),
    washed(fadeTo('down', 'sofaBack', C.night, 0.9), 'M-20 910V780C120 740 1080 740 1220 780V910Z'),
    friend(
      'cheer',
      at(
        1060,
        1260,
        person(
          dress(CAST.gus, mix(C.teal, C.night, 0.55), C.ink),
          pose({ view: 'back', farHand: [-42, -208], nearHand: [48, -196] }),
          { near: at(0, 14, highball(C.sun, C.coral)) },
        ),
        3.7,
      ),
    ),
    friend(
      'fan',
      at(
        585,
        1300,
        person(
          dress(CAST.cleo, mix(C.coral, C.night, 0.6), C.ink),
          pose({ view: 'back', nearHand: [34, -90], farHand: [-34, -90] }),
        ),
        3.3,
      ),
    ),
    friend(
      'left',
      at(
        90,
        1330,
        person(
          dress(CAST.ada, mix(C.violet, C.night, 0.6), C.ink),
          pose({ view: 'back', nearHand: [44, -196], farHand: [-34, -90] }),
        ),
        3.8,
      ),
    ),
  );
