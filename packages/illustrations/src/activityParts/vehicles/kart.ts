import { shade, tint } from '../palette';
import { disc, join, line, oval, path, rect, ring, turned } from '../shape';

interface KartPaint {
  readonly body: string;
  readonly suit: string;
  readonly helmet: string;
  readonly rubber: string;
  readonly metal: string;
}

const slick = (x: number, w: number, h: number, rubber: string): string =>
  rect(x - w / 2, -h, w, h, rubber, 18) +
  rect(x - w * 0.3, -h + 4, w * 0.14, h - 8, tint(rubber, 0.22), 4) +
  rect(x + w * 0.12, -h + 4, w * 0.1, h - 8, shade(rubber, 0.4), 4);

const arm = (side: number, suit: string): string =>
  line(`M${side * 66}-236L${side * 116}-172L${side * 58}-152`, suit, 44) +
  line(`M${side * 96}-160L${side * 62}-151`, shade(suit, 0.22), 40);

const driver = ({ body, suit, helmet, rubber }: KartPaint): string =>
  join(
    path('M-60-262C-40-282 40-282 60-262C84-220 78-130 66-90H-66C-78-130-84-220-60-262Z', suit),
    path('M-42-268L-30-274L-22-90H-44ZM42-268L30-274L22-90H44Z', body),
    path('M-74-104C-70-152-30-158-24-112L-30-66H-70ZM74-104C70-152 30-158 24-112L30-66H70Z', suit),
    rect(-26, -290, 52, 30, shade(suit, 0.35), 12),
    path('M-58-320C-58-392 58-392 58-320C58-282 38-264 0-264C-38-264-58-282-58-320Z', helmet),
    path(
      'M-9-374H9V-346H-9ZM-58-306C-50-270-24-264 0-264C24-264 50-270 58-306L40-292H-40Z',
      shade(helmet, 0.25),
    ),
    path('M-50-338C-30-352 30-352 50-338C54-312 46-300 34-298H-34C-46-300-54-312-50-338Z', rubber),
    path('M18-345L38-341C44-326 40-312 32-304H14Z', tint(rubber, 0.3)),
  );

/** A racing kart and its driver seen from the front, steering to the left; it stands on y = 0, 460 wide. */
export const kartHeadOn = (paint: KartPaint): string => {
  const { body, suit, rubber, metal } = paint;
  return join(
    slick(-172, 74, 128, shade(rubber, 0.25)),
    slick(172, 74, 128, shade(rubber, 0.25)),
    path('M-88-70V-196C-86-226 86-226 88-196V-70Z', shade(body, 0.6)),
    driver(paint),
    ring(0, -150, 46, rubber, 13) + rect(-5, -150, 10, 60, metal),
    turned(12, arm(-1, suit) + arm(1, suit), 0, -160),
    oval(-45, -166, 15, 19, rubber, 20) + oval(42, -142, 15, 19, rubber, 20),
    path('M-150-20L-138-72C-110-92-70-84-50-64H50C70-84 110-92 138-72L150-20Z', shade(body, 0.3)),
    path('M-58-22L-46-118C-30-140 30-140 46-118L58-22Z', body),
    path('M-46-118C-30-140 30-140 46-118L42-104C20-120-20-120-42-104Z', tint(body, 0.4)),
    disc(0, -72, 30, metal) + path('M-8-86L6-92V-54H-4V-78L-10-76Z', rubber),
    turned(-9, slick(-192, 68, 104, rubber), -192, -50),
    turned(-9, slick(192, 68, 104, rubber), 192, -50),
    path('M-232-30C-200-58 200-58 232-30C236-8 220-2 200-4H-200C-220-2-236-8-232-30Z', body),
    path('M-232-30C-200-58 200-58 232-30L228-24C190-46-190-46-228-24Z', tint(body, 0.4)),
  );
};
