import { fuzzFraming } from '@/testing/framing/fuzzFraming';

const CASES = 2000;
/** In ms. The test takes a few seconds on an idle machine. */
const FUZZ_TIMEOUT_MS = 300_000;

it(
  'client, front and renderer read the same requests, however they are framed',
  async () => {
    const { differences, examples, forwarded } = await fuzzFraming(CASES, 20_261_125);
    expect(examples).toEqual([]);
    expect(differences).toBe(0);
    // Most cases are refused, but enough must be forwarded for a meaningful comparison.
    expect(forwarded).toBeGreaterThan(CASES / 3);
  },
  FUZZ_TIMEOUT_MS,
);
