import { validateParams } from './validateParams';
import { type ValidationResult, validators } from './validators';

const judge = (verdict: ValidationResult) => {
  jest.spyOn(validators as Required<typeof validators>, 'city').mockReturnValue(verdict);
  return validateParams('city', { city: 'krakow' });
};

afterEach(() => jest.restoreAllMocks());

it('a route without a rule admits everything', () => {
  expect(validateParams('map', { any: '\0' })).toEqual({ ok: true, value: true });
});

it('a rule that says true admits', () => {
  expect(judge(true)).toEqual({ ok: true, value: true });
});

it('a rule that says no more than false gives the default 404', () => {
  expect(judge(false)).toEqual({
    ok: false,
    problem: { statusCode: 404, message: 'Page Not Found: {path}' },
  });
});

it('a rule may give its own status code and message', () => {
  const problem = { statusCode: 410, message: 'Sold out' };
  expect(judge(problem)).toEqual({ ok: false, problem });
});

it('what a rule leaves out is filled in from the default', () => {
  expect(judge({ statusCode: 410 })).toEqual({
    ok: false,
    problem: { statusCode: 410, message: 'Page Not Found: {path}' },
  });
  expect(judge({ message: 'Sold out' })).toEqual({
    ok: false,
    problem: { statusCode: 404, message: 'Sold out' },
  });
  expect(judge({})).toEqual({
    ok: false,
    problem: { statusCode: 404, message: 'Page Not Found: {path}' },
  });
});
