import { siteIds } from '@/config/sites/site';
import { shippedPage } from '@/testing/shippedPages';
import { ask } from '../support/http';

/** The values of the choices in a document, and `all`. */
const listChoices = (html: string) =>
  [...html.matchAll(/<input\b[^>]*\btype="radio"[^>]*>/g)].map(
    ([input]) => /\bvalue="([^"]*)"/.exec(input)?.[1],
  );

for (const siteId of siteIds) {
  it(`offers on the home page of ${siteId} the occasions of its brand alone`, async () => {
    const { view, frame } = await shippedPage.home(siteId);
    const { body } = await ask(`${siteId}.localhost`, '/');
    const expected = frame.brand.occasion === undefined ? ['all', ...view.occasions] : [];
    expect(listChoices(body)).toEqual(expected);
  });
}
