import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { cypress, hills } from '../activityParts/backdrop/land';
import { lightPath, water } from '../activityParts/backdrop/water';
import { sunDisc, wash } from '../activityParts/light';
import { disc } from '../shapes';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { flute } from '../activityParts/props/drinks';
import { castShadow } from '../activityParts/shadow';
import { at, fade, join, line, oval, path, rect, times } from '../activityParts/shape';
import type { Look } from '../activityParts/people/types';

const RIM = 560;
/** A towel wound round the hair, from behind. */
const TURBAN =
  path('M-14 2C-22-18-14-34 2-35C18-35 23-18 14 3C6 10-8 10-14 2Z', C.cream) +
  line('M-13 0C-8-16 4-26 16-22M-6 6C2-6 10-12 18-12', mix(C.rose, C.violet, 0.35), 2);
const GLOW = mix(C.rose, C.cream, 0.4);

/** Someone leaning at the edge of the pool, arms along it, looking out; the water hides the rest. */
const leaning = (who: Look, x: number, scale: number, lean: number): string =>
  figure(
    dress(who, who.top, C.teal, { sleeves: 'none' }),
    pose({
      view: 'back',
      lean,
      nod: -lean,
      nearHand: [70, -147],
      farHand: [-70, -147],
      elbows: [-1, 1],
    }),
    { x, y: RIM + 142 * scale, scale, afloat: true },
  );

/** A leaning bather down to the water line, lit by the low sun, with the reflection below. */
const bather = (id: string, who: Look, x: number, scale: number, lean: number): string => {
  const surface = RIM + 34 * scale;
  const body = leaning(who, x, scale, lean);
  return join(
    `<clipPath id="${id}Water">${rect(0, 0, 1200, surface, C.cream)}</clipPath>`,
    castShadow(
      `${id}Mirror`,
      { y: surface, slant: 0, stretch: 0.62, colour: mix(C.teal, C.night, 0.55), opacity: 0.55 },
      `<g clip-path="url(#${id}Water)">${body}</g>`,
    ),
    `<g clip-path="url(#${id}Water)">${lit('sun', body)}</g>`,
    fade(0.7, oval(x, surface, 32 * scale, 2 * scale, C.cream)),
  );
};

const arcade = (): string => {
  const wall = mix(C.sand, C.sun, 0.45);
  return join(
    path(`M640 ${RIM}V250H1200V${RIM}Z`, wall),
    times(4, (i) =>
      path(
        `M${672 + i * 136} ${RIM}V376A48 48 0 0 1 ${768 + i * 136} 376V${RIM}Z`,
        mix(C.coral, C.brick, 0.3),
      ),
    ),
    times(5, (i) => rect(644 + i * 136, 366, 26, 12, tint(wall, 0.5))),
    rect(626, 236, 600, 26, tint(wall, 0.5)),
    path('M860 240V190H1200V240ZM850 194Q1030 60 1210 194Z', mix(wall, C.coral, 0.3)),
    sprayed(fadeTo('right', 'walls', C.coral, 0.7), `M640 262H1200V${RIM}H640Z`),
  );
};

export const spaAfternoon = (): string =>
  join(
    wash('sky', [mix(C.sky, C.teal, 0.25), tint(C.sky, 0.45), mix(C.rose, C.cream, 0.35)], 0, RIM),
    sunDisc(420, 350, 96, C.cream, GLOW),
    washed(fadeAround('haze', C.cream, 0.9, [0.35, 0.62], 0.45), `M0 0H1200V${RIM}H0Z`),
    hills(430, 90, 5, mix(C.sky, C.teal, 0.35), RIM),
    hills(500, 60, 9, mix(C.teal, C.sky, 0.3), RIM),
    times(3, (i) => cypress(150 + i * 62, RIM, 210 - i * 46, shade(C.teal, 0.3))),
    arcade(),
    water('pool', RIM, mix(C.sea, C.cream, 0.35), shade(C.teal, 0.25), C.cream, 12),
    lightPath(420, RIM + 10, 890, 150, tint(C.sun, 0.5), 0.75),
    rect(0, RIM - 14, 1200, 22, tint(C.sand, 0.4)) +
      rect(0, RIM + 8, 1200, 9, mix(C.sand, C.violet, 0.4)),
    sprayed(fadeAround('steam', C.cream, 0.75), disc(330, RIM - 20, 200)),
    washed(fadeAround('steamToo', C.cream, 0.6), disc(760, RIM + 30, 260)),
    lamp('sun', {
      from: [-9, -9],
      rim: tint(C.sun, 0.5),
      shade: mix(C.brick, C.violet, 0.5),
      edge: 0.45,
      reach: 3,
    }),
    bather('back', dress(CAST.gus, CAST.gus.skin, C.teal), 860, 2.5, -3),
    bather('left', dress(CAST.bea, C.orange, C.teal, { style: 'bun' }), 245, 2.8, 3),
    bather('middle', dress(CAST.cleo, C.coral, C.teal, { hat: TURBAN }), 600, 4, 2),
    washed(fadeTo('down', 'deep', C.night, 0.85), 'M0 700H1200V900H0Z'),
    at(384, RIM - 12, flute(C.sun), 2.6),
    path('M0 0H1200V900H1120V360C1120 150 900 40 600 40S80 150 80 360V900H0Z', shade(C.teal, 0.62)),
    line('M80 900V360C80 150 300 40 600 40S1120 150 1120 360V900', mix(C.sun, C.teal, 0.25), 6),
  );
