import { mix, shade, tint } from '../palette';
import { at, fade, join, line, path, rect, times } from '../shape';

/** Mast and sails of a dinghy heading +x, waterline at y = 0; the caller tilts it. */
export const rig = (hull: string, main: string, jib: string, spinnaker?: string): string =>
  join(
    rect(-3, -430, 7, 420, shade(hull, 0.5)),
    path('M-8-420C-70-300-150-120-168-52L-8-46Z', main),
    path('M-8-420C-30-300-54-150-60-48L-8-46Z', mix(main, jib, 0.3)),
    path('M10-380C80-270 130-140 146-44L10-40Z', jib),
    path('M10-380C60-270 80-140 84-42L10-40Z', tint(jib, 0.3)),
    spinnaker
      ? path('M8-400C130-400 260-240 214-70C150-130 60-120 12-60C60-170 50-300 8-400Z', spinnaker) +
          path(
            'M8-400C110-360 170-220 130-108C90-112 50-90 12-60C60-170 50-300 8-400Z',
            tint(spinnaker, 0.35),
          )
      : '',
  );

export const dinghyHull = (hull: string): string =>
  join(
    path('M-190-34L196-40C180-8 150 14 90 18L-150 18C-172 8-184-10-190-34Z', hull),
    path('M-190-34L196-40L188-26L-187-20Z', tint(hull, 0.4)),
  );

/** A kayak for two heading +x; the cockpits are at -130 and 60. */
export const tandem = (hull: string): string =>
  join(
    path(
      'M-290-18C-200-4-110-24-20-26C70-24 190-4 276-20C220 18 130 26-10 26C-140 26-230 18-290-18Z',
      hull,
    ),
    path(
      'M-290-18C-200-4-110-24-20-26C70-24 190-4 276-20C210 2 110 4-10 4C-120 4-220 0-290-18Z',
      tint(hull, 0.25),
    ),
    times(2, (i) =>
      at(i * 190 - 130, 0, path('M-34-22C-30-34 30-34 34-22C20-14-20-14-34-22Z', shade(hull, 0.6))),
    ),
  );

/** A double-bladed paddle through 0,0, drawn along the given tilt by the caller. */
export const paddle = (shaft: string, blade: string): string =>
  join(
    rect(-92, -2, 184, 4, shaft),
    path('M-92-7C-110-13-128-11-132 0C-128 9-110 9-92 5Z', blade),
    path('M92-7C110-13 128-11 132 0C128 9 110 9 92 5Z', blade),
  );

/** A river boat heading +x with its waterline at y = 0: hull, glazed deck and open top deck. */
export const riverBoat = (hull: string, trim: string, glass: string, length = 820): string => {
  const half = length / 2;
  const count = Math.floor((length - 190) / 62);
  return join(
    path(
      `M${-half}-96H${half + 20}C${half - 10}-40 ${half - 60}-4 ${half - 110} 22H${-half + 40}C${-half + 10}-6 ${-half}-40 ${-half}-96Z`,
      hull,
    ),
    path(`M${-half}-96H${half + 20}L${half + 10}-78H${-half + 1}Z`, trim),
    rect(-half + 60, -196, length - 170, 100, tint(hull, 0.85)),
    times(count, (i) => rect(-half + 78 + i * 62, -180, 48, 66, glass, 6)),
    rect(-half + 40, -210, length - 120, 16, trim, 6),
    fade(
      0.25,
      path(
        `M${-half + 1}-70H${half}C${half - 30}-30 ${half - 70}-4 ${half - 110} 22H${-half + 40}Z`,
        shade(hull, 0.8),
      ),
    ),
  );
};

/** Thin railing for a deck. */
export const railing = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  posts = 12,
): string =>
  line(
    `M${x} ${y - h}H${x + w}M${x} ${y - h / 2}H${x + w}${times(posts + 1, (i) => `M${x + Math.round((w / posts) * i)} ${y - h}V${y}`)}`,
    colour,
    4,
  );
