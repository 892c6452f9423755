/** @jest-environment jsdom */
import { App } from './App';

// In browsers, nothing copies them to the component that Next gets: see hoistNothing.js.
it('the app has no static methods', () => {
  expect(Object.keys(App)).toEqual([]);
});
