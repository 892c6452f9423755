import { createCircuitBreaker } from './circuitBreaker';

const create = (maxFailures?: number) => {
  const clock = { now: 1_000_000 };
  const breaker = createCircuitBreaker({
    ...(maxFailures !== undefined && { maxFailures }),
    openMs: 5000,
    now: () => clock.now,
  });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.recordFailure();
  };
  return { breaker, clock, fail };
};

it('opens after three failures in a row', () => {
  const { breaker, fail } = create();
  fail(2);
  expect(breaker.status()).toBe('closed');
  breaker.recordSuccess();
  fail(2);
  expect(breaker.status()).toBe('closed');
  fail(1);
  expect(breaker.status()).toBe('open');
});

it('opens after as many failures as it is told', () => {
  const { breaker, fail } = create(1);
  fail(1);
  expect(breaker.status()).toBe('open');
});

it('allows a probe after its time, and closes after a success', () => {
  const { breaker, clock, fail } = create();
  fail(3);
  clock.now += 4999;
  expect(breaker.status()).toBe('open');
  clock.now += 1;
  expect(breaker.status()).toBe('half-open');
  breaker.recordSuccess();
  expect(breaker.status()).toBe('closed');
});

it('allows one probe at a time, and stays open after a probe that fails', () => {
  const { breaker, clock, fail } = create();
  fail(3);
  clock.now += 5000;
  breaker.beginProbe();
  expect(breaker.status()).toBe('open');
  clock.now += 4000;
  breaker.recordFailure();
  clock.now += 4999;
  expect(breaker.status()).toBe('open');
  clock.now += 1;
  expect(breaker.status()).toBe('half-open');
});

it('counts its time from the start of the last call, in whichever order calls end', () => {
  const { breaker, clock } = create();
  const { now } = clock;
  for (const startedAt of [now + 100, now, now + 50]) breaker.recordFailure(startedAt);
  expect(breaker.state()).toEqual({ failures: 3, since: now + 100 });
});

it('does not stay open for longer when the clock is set back', () => {
  const { breaker, clock, fail } = create();
  fail(3);
  clock.now -= 3_600_000;
  expect(breaker.status()).toBe('half-open');
});

it('goes on after a restart', () => {
  const { breaker, fail } = create();
  fail(3);
  const { breaker: next } = create();
  next.restore(breaker.state());
  expect(next.status()).toBe('open');
});
