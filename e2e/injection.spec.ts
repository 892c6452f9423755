import { type BrowserContext, expect, type Page, test } from './support/test';
import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { answerDays } from './support/answerDays';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { loadShops } from './support/catalogue';
import { accepted } from './support/choice';
import { ask, send } from './support/http';
import { dealPayloads, listPayloads, type Payload, ways } from './support/payloads';
import { listScreens } from './support/screens';
import { port } from './support/shop';
import { spoilAnswers } from './support/spoilAnswers';
import { createStrayStorage, plantStorage } from './support/strayStorage';
import { TagServer } from './support/TagServer';
import { findArmed, watchExecution } from './support/watchExecution';
import { loadWords } from './support/words';

const site = sites.en;
const origin = `http://en.localhost:${port}`;

/** Waits until the page has loaded what it loads when idle. */
const settle = async (page: Page) => {
  await page.waitForLoadState('load');
  await page.waitForTimeout(150);
};

/** Also waits until any element that a text may have become has had time to run. */
const settleIdle = async (page: Page) => {
  await settle(page);
  await page.waitForLoadState('networkidle');
};

/** Fails if any payload has run, could run on interaction, or has sent a request. */
const expectHarmless = async (
  context: BrowserContext,
  visit: (page: Page, look: (what: string) => Promise<void>) => Promise<void>,
) => {
  const { ran, asked } = await watchExecution(context);
  const page = await context.newPage();
  const armed: string[] = [];
  await visit(page, async (what) => {
    armed.push(...(await findArmed(page)).map((it) => `${what}: ${it}`));
  });
  expect({ ran: [...ran], asked: [...asked], armed }).toEqual({ ran: [], asked: [], armed: [] });
};

test('three hundred payloads come in by these ways, each another one', () => {
  const all = ways.flatMap(listPayloads);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  const here = ways.filter((way) => way !== 'content').flatMap(listPayloads);
  expect(here.length).toBeGreaterThanOrEqual(300);
});

/** A page that inserts texts without escaping, for the shop's own headers. */
const writeNaively = ({ text }: Payload) => `<!doctype html><meta charset=utf-8><title>Naive</title>
<body><main>${text}</main>
<p><a id=link href="${text.replaceAll('"', '&quot;')}">x</a><input value="${text}">
<p><b class='${text}'></b><textarea>${text}</textarea><template>${text}</template>
<script>try { (0, eval)("x = \\"" + ${JSON.stringify(text).replaceAll('<', '\\u003c')} + "\\"") } catch {}</script>
<script>try { (0, eval)("x = '" + ${JSON.stringify(text).replaceAll('<', '\\u003c')} + "'") } catch {}</script>`;

/** They wait most of the time. */
const pagesAtOnce = 4;

/** Lists the payloads that run in a page without escaping. Each has `timeout` ms to run. */
const tryNaively = async (
  context: BrowserContext,
  payloads: readonly Payload[],
  timeout: number,
) => {
  const { headers } = await ask('en.localhost', '/');
  const policy = String(headers['content-security-policy']);
  // Without content, a link that is pressed leaves the page as it is, so that what is under way there goes on.
  await context.route(`${origin}/**`, (route) => route.fulfill({ status: 204 }));
  const { ran } = await watchExecution(context);
  const waiting = [...payloads];
  const tryPayload = async (payload: Payload) => {
    // A page of its own: what the payload before has begun to load would interrupt this one.
    const page = await context.newPage();
    const body = writeNaively(payload);
    const answer = { 'content-type': 'text/html', 'content-security-policy': policy };
    await page.route(`${origin}/naive`, (route) => route.fulfill({ headers: answer, body }));
    await page.goto('/naive', { waitUntil: 'domcontentloaded' }).catch(() => {});
    await page
      .evaluate(() => {
        for (const it of document.querySelectorAll<HTMLElement>('a, button')) it.click();
      })
      .catch(() => {});
    // Most run at once. The rest never does, so that waiting long for all of them would cost a minute.
    for (let waited = 0; waited < timeout && !ran.has(String(payload.id)); waited += 20) {
      await page.waitForTimeout(20);
    }
    await page.close();
  };
  const tryWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tryPayload(next);
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, tryWaiting));
  return payloads.filter(({ id }) => ran.has(String(id)));
};

test.describe('with the policy', () => {
  test.use({ baseURL: origin });

  test('an execution is what the policy prevents', async ({ context }) => {
    const some = listPayloads('address').filter((_, at) => at % 3 === 0);
    expect(await tryNaively(context, some, 60)).toEqual([]);
  });
});

// A payload that does not run here does not run with the policy either.
test.describe('without the policy', () => {
  test.use({ bypassCSP: true, baseURL: origin });

  test('an execution would be seen', async ({ context }) => {
    const all = listPayloads('address');
    expect((await tryNaively(context, all, 1_000)).length).toBeGreaterThan(45);
  });

  test('nothing runs that comes with an address', async ({ context }) => {
    const payloads = listPayloads('address');
    await expectHarmless(context, async (page, look) => {
      // Three payloads per address: in the path, in the query, and in the hash, where browsers change them least.
      for (let at = 0; at < payloads.length; at += 3) {
        const [first = '', second = first, third = second] = payloads
          .slice(at, at + 3)
          .map(({ text }) => text);
        const [a, b] = [encodeURIComponent(first), encodeURIComponent(second)];
        const paths = [
          '/search',
          `/${a}`,
          `/api/shop/1/${a}`,
          '/krakow',
          `/blog/${a}/${a}`,
          '/search',
          `/_next/data/${a}/en/${a}.json`,
          `/${a}/krakow`,
          '/destinations',
          `/_ipx/f_webp,w_320/${a}`,
          '/map',
          `/checkout/${a}/cart`,
          `/api/${a}`,
        ];
        const path = paths[(at / 3) % paths.length] ?? '/';
        await page.goto(`${path}?q=${a}&${b}=${b}&category=${b}&sort=${b}&page=${b}#${third}`);
        await settle(page);
        if (path === '/search') {
          await expect(page.getByRole('searchbox')).toHaveValue(first.replaceAll(/[\r\n]/g, ''));
        }
        await look(path);
      }
    });
  });

  test('nothing runs that lies in storage or in cookies', async ({ context }) => {
    const deal = dealPayloads(listPayloads('storage'));
    const { home, city, activity, cart, summary, thankYou, about, missing } =
      await listScreens(site);
    const paths = [home, cart, summary, thankYou, city, about, activity, missing];
    await expectHarmless(context, async (page, look) => {
      for (const path of paths) {
        await plantStorage(context, origin, createStrayStorage(deal));
        await page.goto(`${path}`);
        await settleIdle(page);
        await look(`${path}`);
      }
    });
  });

  test('a confirmation out of storage shows texts as texts', async ({ context }) => {
    const [{ text } = { text: '' }] = listPayloads('storage');
    await expectHarmless(context, async (page) => {
      await plantStorage(
        context,
        origin,
        createStrayStorage(() => text),
      );
      await page.goto('/thankYou');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    });
  });

  test('nothing runs that is posted', async ({ context }) => {
    await expectHarmless(context, async (page, look) => {
      for (const { id, text } of listPayloads('cart')) {
        const cart = createPosted();
        const posted = {
          ...cart,
          [text]: text,
          ...(id % 2 ? { city: text, currency: text } : { locale: text }),
          customer: { name: text, email: text, phone: text, notes: text, [text]: text },
        };
        // Opens the server's response as a document.
        const call = id % 3 ? '/api/cart' : '/api/enquiry';
        const { status, headers, body } = await send({
          path: call,
          method: 'POST',
          headers: { host: 'en.localhost', 'content-type': 'application/json' },
          body: JSON.stringify(posted),
        });
        await page.route(`${origin}${call}?${id}`, (route) =>
          route.fulfill({ status, headers: headers as Record<string, string>, body }),
        );
        const answer = await page.goto(`${call}?${id}`);
        expect(answer?.headers()['content-type']).toContain('application/json');
        await look(text);
      }
    });
  });

  test('nothing runs that another site has a visitor post', async ({ context }) => {
    await expectHarmless(context, async (page, look) => {
      for (const { text } of listPayloads('cart').filter((_, index) => index % 4 === 0)) {
        await page.goto('about:blank');
        await page.evaluate(
          ([action, value]) => {
            const form = document.createElement('form');
            Object.assign(form, { method: 'post', action, enctype: 'text/plain' });
            const field = document.createElement('input');
            Object.assign(field, { name: '{"customer":{"name":"', value });
            form.append(field);
            document.body.append(form);
            form.submit();
          },
          [`${origin}/api/cart`, `${text}"}}`],
        );
        await page.waitForURL('**/api/cart');
        await look(text);
      }
    });
  });

  test('nothing runs that is typed and sent', async ({ context }) => {
    const say = await loadWords(site);
    const shop = (await loadShops()).get(site.id)?.[0];
    if (!shop) throw new Error('There is nothing to order');
    const place = { city: shop.city.slug };
    await expectHarmless(context, async (page, look) => {
      const payloads = listPayloads('cart').filter(({ text }) =>
        /^[^\p{Cc}\p{Zl}\p{Zp}]{1,90}$/u.test(text),
      );
      for (const [index, { text }] of payloads.filter((_, at) => at % 40 === 0).entries()) {
        await page.goto(buildPath(site, 'cart', place), { waitUntil: 'networkidle' });
        await page.locator('article button[aria-pressed]').nth(index).click();
        await expect(page.locator('aside dl')).toBeVisible();
        await page.goto(buildPath(site, 'summary', place), { waitUntil: 'networkidle' });
        await answerDays(page, say);
        const field = (name: string) =>
          page.getByRole('textbox', { name: say(`summary:form.${name}`) });
        await field('name').fill(text);
        await field('email').fill('ann@example.com');
        await field('notes').fill(
          payloads
            .slice(index * 25, index * 25 + 25)
            .map((it) => it.text)
            .join('\n'),
        );
        await look(text);
        await page.getByRole('button', { name: say('summary:form.submit') }).click();
        await expect(page).toHaveURL('/thankYou');
        await expect(page.getByRole('main')).toContainText(text);
        await look(text);
      }
    });
  });

  test.describe('of calls', () => {
    test.use({ storageState: accepted });

    test('nothing runs that an answer says', async ({ context }) => {
      const deal = dealPayloads(listPayloads('answers'));
      await TagServer.standIn(context);
      await spoilAnswers(context, 'en.localhost', deal);
      await expectHarmless(context, async (page, look) => {
        const screens = await listScreens(site);
        for (const name of ['home', 'city', 'activity', 'cart', 'missing', 'search']) {
          await page.goto(`${screens[name]}`);
          await settleIdle(page);
          await look(name);
        }
        // Client-side navigation, whose page data are responses too.
        await page.goto('/');
        for (const path of [screens['destinations'], screens['city'], screens['blog']]) {
          const link = page.locator(`a[href="${path}"]`).first();
          await link.evaluate((it: HTMLElement) => it.click());
          await page.waitForURL(`**${path}`);
          await settleIdle(page);
          await look(`${path}`);
        }
        const say = await loadWords(site);
        await page.goto(`${screens['cart']}`, { waitUntil: 'networkidle' });
        await page.locator('article button[aria-pressed]').first().click();
        await page.goto(`${screens['summary']}`, { waitUntil: 'networkidle' });
        await answerDays(page, say);
        await page.getByRole('textbox', { name: say('summary:form.name') }).fill('Ann');
        await page.getByRole('textbox', { name: say('summary:form.email') }).fill('a@b.example');
        await page.getByRole('button', { name: say('summary:form.submit') }).click();
        await expect(page).toHaveURL('/thankYou');
        await settleIdle(page);
        await look('/thankYou');
      });
    });
  });
});
