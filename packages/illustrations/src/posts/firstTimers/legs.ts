/** Feet up on the wall, toes to the sky, seen by their owner; the ankle is at (0, 0). */
import { spray } from '../../grain';
import { cream, mix, night } from '../../palettes';
import { repeat } from '../../random';
import { oval } from '../../shapes';
import { line, num, paint, tilted } from '../../svg';

interface Leg {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly trousers: string;
  readonly sock: string;
  readonly stripe: string;
  readonly shoe: string;
  readonly toe: string;
  readonly lace: string;
}

const shoeForm =
  'M-58 26C-64 -30 -66 -70 -64 -120C-62 -176 -36 -206 2 -206C42 -206 66 -174 66 -120C66 -70 64 -30 58 26C40 50 -40 50 -58 26Z';

const trouserForm = 'M-84 60Q0 86 84 60L116 460H-116Z';

export const leg = (
  { x, y, turn, trousers, sock, stripe, shoe, toe, lace }: Leg,
  shade: string,
): string =>
  tilted(
    x,
    y,
    turn,
    [
      paint(
        cream,
        'M-66 30C-74 -40 -76 -80 -73 -124C-70 -186 -40 -216 2 -216C46 -216 74 -184 75 -124C76 -80 74 -40 66 30Z',
      ),
      paint(shoe, shoeForm),
      paint(toe, 'M-63 -128C-60 -178 -36 -206 2 -206C42 -206 64 -178 66 -128Q0 -160 -63 -128Z'),
      paint(mix(shoe, cream, 0.16), 'M-30 -138Q0 -148 30 -138L36 20H-36Z'),
      paint(
        mix(shoe, night, 0.35),
        'M-58 -122Q-34 -138 -30 -134L-36 26L-58 22ZM58 -122Q34 -138 30 -134L36 26L58 22Z',
        0.5,
      ),
      line(
        lace,
        9,
        repeat(
          5,
          (index) =>
            `M${num(-36 - index * 1.5)} ${-116 + index * 27}L${num(36 + index * 1.5)} ${-104 + index * 27}`,
        ),
      ),
      line(
        lace,
        8,
        'M0 14C-40 -14 -60 20 -34 30C-14 36 -4 22 0 14C10 -16 56 -2 44 24C30 38 8 28 0 14M0 14L-22 56M0 14L26 54',
      ),
      paint(mix(shoe, night, 0.55), oval(0, 40, 58, 18)),
      paint(sock, 'M-54 38Q0 60 54 38L58 110H-58Z'),
      paint(stripe, 'M-55 54Q0 76 55 54L56 70Q0 92 -56 70Z'),
      paint(trousers, trouserForm),
      paint(mix(trousers, cream, 0.25), 'M-86 56Q0 84 86 56L90 92Q0 120 -90 92Z'),
      spray(shade, trouserForm),
      spray(
        shade,
        'M6 -206C42 -206 66 -174 66 -120C66 -70 64 -30 58 26Q40 40 20 42C44 -40 40 -150 6 -206Z',
      ),
      line(mix(trousers, night, 0.35), 4, 'M-30 110Q-20 200 -34 420', 0.6),
    ].join(''),
  );
