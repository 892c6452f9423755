import { log } from './log';
import { redirectConsole } from './redirectConsole';

it('what libraries print becomes lines of the log, in one line each', () => {
  const before = { ...console };
  const told = jest.spyOn(log, 'error').mockImplementation();
  const said = jest.spyOn(log, 'info').mockImplementation();
  try {
    redirectConsole();
    const error = new Error('no content');
    console.error('\u001B[31m⨯\u001B[39m', error);
    console.error(error);
    console.log('%s in %d ms', 'Ready', 5);
    expect(told.mock.calls).toEqual([
      ['⨯', { error }],
      ['no content', { error }],
    ]);
    expect(said.mock.calls).toEqual([['Ready in 5 ms', {}]]);
  } finally {
    Object.assign(console, before);
  }
});
