import { themeNames } from '@/config/sites/site';
import { tokens } from './tokens';

it('the red theme has the colours of spec section 9', () => {
  expect(tokens.red).toMatchObject({
    primary: '#EC3F43',
    secondary: '#FF8A12',
    green: '#008768',
  });
});

it('there are tokens for every theme', () => {
  expect(Object.keys(tokens).sort()).toEqual([...themeNames].sort());
});
