import { fadeAround, fadeTo, sprayed } from '../grain';
import { glow, wash } from '../activityParts/light';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { bottle, decanter, tulip } from '../activityParts/props/drinks';
import { at, fade, join, line, oval, path, rect, times, turned } from '../activityParts/shape';

const AMBERS = [
  C.sun,
  C.orange,
  mix(C.sun, C.orange, 0.5),
  C.brick,
  mix(C.orange, C.brick, 0.5),
  tint(C.sun, 0.3),
] as const;
const DARK = mix(C.brick, C.night, 0.78);

/** Bottles before a lit wall: almost silhouettes, each with a little light inside. */
const backBar = (): string =>
  join(
    path('M300 640V260A330 240 0 0 1 960 260V640Z', mix(C.orange, C.sun, 0.35)),
    glow('shine', 630, 330, 420, tint(C.sun, 0.5), 0.9),
    times(3, (row) =>
      join(
        times(8, (i) =>
          at(
            336 + i * 84,
            250 + row * 170,
            bottle(
              mix(AMBERS[(i * 3 + row) % 6] ?? C.sun, C.brick, 0.55),
              mix(C.sand, C.orange, 0.5),
              row ? 46 + ((i * 7 + row * 5) % 4) * 5 : 30 + ((i * 5) % 3) * 5,
            ),
            2.3,
          ),
        ),
        rect(290, 250 + row * 170, 680, 14, DARK),
      ),
    ),
    path('M0 0H1200V640H960V260A330 240 0 0 0 300 260V640H0Z', DARK),
    sprayed(
      fadeAround('edge', C.orange, 0.8, [0.525, 0.5], 0.5),
      'M0 0H1200V640H960V260A330 240 0 0 0 300 260V640H0Z',
    ),
  );

const tray = (): string =>
  join(
    path('M0 626H1200V900H0Z', mix(C.brick, C.night, 0.5)),
    sprayed(fadeAround('polish', C.orange, 0.95, [0.52, 0], 0.6), 'M0 626H1200V900H0Z'),
    sprayed(fadeTo('down', 'near', C.night, 0.85), 'M0 760H1200V900H0Z'),
    times(3, (i) => {
      const x = 400 + i * 190;
      const drink = AMBERS[i] ?? C.sun;
      return join(
        fade(0.55, oval(x + 6, 840, 84, 17, tint(drink, 0.3))),
        at(x, 830, tulip(drink), 7),
        line(`M${x - 48} 690C${x - 54} 720 ${x - 46} 742 ${x - 30} 754`, C.cream, 7),
      );
    }),
    at(1030, 850, decanter(C.orange), 4.6),
  );

export const spiritsTasting = (): string =>
  join(
    wash('dim', [DARK, C.night]),
    backBar(),
    lamp('bar', { from: [-14, -12], rim: C.sun, shade: C.night, edge: 0.35, reach: 1.8 }),
    lamp('barRight', { from: [20, -10], rim: C.sun, shade: C.night, edge: 0.3, reach: 2 }),
    lit(
      'bar',
      figure(
        dress(CAST.finn, C.cream, C.ink, { apron: mix(C.teal, C.night, 0.4) }),
        pose({
          view: 'front',
          lean: -4,
          nearHand: [24, -104],
          farHand: [-58, -142],
          elbows: [1, 1],
        }),
        { x: 905, y: 960, scale: 3.4, afloat: true },
        { far: turned(-125, at(0, 20, bottle(mix(C.moss, C.night, 0.3), C.sand, 60))) },
      ),
    ),
    lit(
      'barRight',
      figure(
        gown(CAST.eve, C.teal, 'midi'),
        pose({ lean: 8, nod: 12, nearHand: [31, -166], farHand: [38, -104] }),
        { x: 205, y: 1080, scale: 4.1, light: 'right', afloat: true },
        { near: at(1, 11, tulip(C.sun), 1.12) },
      ),
    ),
    line('M596 556C590 600 592 660 592 740', C.sun, 10),
    rect(1050, 0, 150, 900, shade(DARK, 0.4)) + line('M1050 0V900', mix(C.orange, C.brick, 0.5), 6),
    tray(),
  );
