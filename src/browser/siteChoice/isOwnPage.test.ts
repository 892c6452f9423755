/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://shop.example.com/"}
 */
import { isOwnPage } from './isOwnPage';

const hosts = ['shop.example.de', 'www.shop.example.de'];

it.each([
  'https://shop.example.de/',
  'https://www.shop.example.de/krakow',
  'https://shop.example.com/krakow',
])('who comes from %s was with us already', (referrer) => {
  expect(isOwnPage(referrer, hosts)).toBe(true);
});

it.each([
  '',
  'about:client',
  'https://search.example/',
  'https://xshop.example.de/',
  'https://shop.example.de.evil.example/',
  'http://de.localhost:3000/',
  'not an address',
])('who comes from %j was not', (referrer) => {
  expect(isOwnPage(referrer, hosts)).toBe(false);
});
