import {
  createEnquiryReference,
  createOrderReference,
  isEnquiryReference,
  normalizeReference,
} from './reference';

it('references have no letters or digits that are taken for one another', () => {
  for (let tries = 0; tries < 1000; tries += 1) {
    expect(createOrderReference()).toMatch(/^TR-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  }
});

it('ten thousand references are all different', () => {
  expect(new Set(Array.from({ length: 10_000 }, createOrderReference)).size).toBe(10_000);
});

it('a reference may be typed in small letters', () => {
  expect(normalizeReference(' tr-7k4m-9qxd ')).toBe('TR-7K4M-9QXD');
});

it('an enquiry is not called like an order', () => {
  expect(createEnquiryReference()).toMatch(/^EQ-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(isEnquiryReference(createEnquiryReference())).toBe(true);
  expect(isEnquiryReference(createOrderReference())).toBe(false);
});
