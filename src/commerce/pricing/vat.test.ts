import fc from 'fast-check';
import { spreadVat, takeOutVat, type TaxedLines, toBasisPoints } from './vat';

const amounts = fc.array(fc.integer({ min: 0, max: 400_000_000 }), { minLength: 1, maxLength: 50 });
const rate = fc.integer({ min: 0, max: 5000 });

const sum = (values: readonly number[]) => values.reduce((all, it) => all + it, 0);

const expectToAddUp = ({ lines, total }: TaxedLines) => {
  for (const { gross, net, vat } of [...lines, total]) {
    expect(net + vat).toBe(gross);
    expect([gross, net, vat].every((it) => Number.isSafeInteger(it) && it >= 0)).toBe(true);
  }
  for (const column of ['gross', 'net', 'vat'] as const) {
    expect(sum(lines.map((line) => line[column]))).toBe(total[column]);
  }
};

it('net and VAT are the gross amount to the cent, in each line and in the total', () => {
  fc.assert(
    fc.property(amounts, rate, (gross, basisPoints) => {
      const taxed = takeOutVat(gross, basisPoints);
      expectToAddUp(taxed);
      expect(taxed.lines.map((line) => line.gross)).toEqual(gross);
      // The net total is the nearest cent: half a cent away at most.
      const whole = BigInt(10_000 + basisPoints);
      const error = BigInt(taxed.total.net) * whole - BigInt(taxed.total.gross) * 10_000n;
      expect(2n * (error < 0n ? -error : error) <= whole).toBe(true);
    }),
  );
});

it('VAT on top of net prices adds up in the same way', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100_000_000 }), (net, vat) => {
      const taxed = spreadVat(net, vat);
      expectToAddUp(taxed);
      expect(taxed.total.vat).toBe(sum(net) === 0 ? 0 : vat);
    }),
  );
});

it('a line is never more than a cent from its own rounded VAT', () => {
  fc.assert(
    fc.property(amounts, rate, (gross, basisPoints) => {
      for (const line of takeOutVat(gross, basisPoints).lines) {
        const exact = (line.gross * 10_000) / (10_000 + basisPoints);
        expect(Math.abs(line.net - exact)).toBeLessThan(1.01);
      }
    }),
  );
});

it.each([
  [[12_300], 23, [10_000]],
  // 100.00 with 19 % is 84.03 and 15.97; three thirds of it are a cent apart.
  [[3_333, 3_333, 3_334], 19, [2_801, 2_801, 2_801]],
  [[0, 500], 21, [0, 413]],
  [[1_000], 0, [1_000]],
])('%j with %d % has the net amounts %j', (gross, percent, nets) => {
  const { lines } = takeOutVat(gross, toBasisPoints(percent));
  expect(lines.map(({ net }) => net)).toEqual(nets);
});

it('a rate with decimals is whole hundredths of a percent', () => {
  expect([8.1, 5.5, 23, 2.05].map(toBasisPoints)).toEqual([810, 550, 2300, 205]);
});
