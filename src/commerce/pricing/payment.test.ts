import { getBalanceDue } from './payment';

describe('the balance of a plan', () => {
  it('is due 14 days before the first activity', () => {
    expect(getBalanceDue(['2027-06-20', '2027-06-19'], '2027-06-04')).toBe('later');
  });

  it('is due at once on that day', () => {
    expect(getBalanceDue(['2027-06-19'], '2027-06-05')).toBe('atOnce');
  });

  it('is due at once if that day has passed', () => {
    expect(getBalanceDue(['2027-06-19'], '2027-06-18')).toBe('atOnce');
  });

  it('depends on the earliest activity, in whatever order they were planned', () => {
    expect(getBalanceDue(['2027-08-01', '2027-06-10'], '2027-06-01')).toBe('atOnce');
  });

  it('counts over the end of a year', () => {
    expect(getBalanceDue(['2027-01-10'], '2026-12-26')).toBe('later');
    expect(getBalanceDue(['2027-01-10'], '2026-12-27')).toBe('atOnce');
  });

  it('of nothing is not due yet', () => {
    expect(getBalanceDue([], '2027-06-01')).toBe('later');
  });
});
