import { parseBuildId } from './parseBuild';

it('a build is known by its id', () => {
  expect(parseBuildId({ id: 'VoQ1tgJu', builtAt: null })).toBe('VoQ1tgJu');
});

it.each([[undefined], [null], ['VoQ1tgJu'], [[]], [{}], [{ id: '' }], [{ id: 7 }]])(
  '%j names none',
  (answer) => {
    expect(parseBuildId(answer)).toBeUndefined();
  },
);
