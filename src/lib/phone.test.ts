import { toChatHref, toPhoneHref } from './phone';

it('a phone link keeps the digits behind the plus', () => {
  expect(toPhoneHref('+44 20 7946 0118')).toBe('tel:+442079460118');
});

it('a chat link has digits only', () => {
  expect(toChatHref('+48 (12) 345-67.89')).toBe('https://wa.me/48123456789');
});
