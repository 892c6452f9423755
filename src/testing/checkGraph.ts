/** An entity of a JSON-LD graph as it is read back. */
export type ReadThing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is ReadThing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that search engines require, by type. Where `a` is a list, `a.b` is required of each item. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  ItemList: ['itemListElement.position', 'itemListElement.url'],
  TouristDestination: ['name', 'description', 'url', 'image', 'geo.latitude', 'geo.longitude'],
  Product: [
    ...['name', 'description', 'image', 'sku', 'brand.name'],
    ...['offers.price', 'offers.priceCurrency', 'offers.availability', 'offers.url'],
  ],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  BlogPosting: [
    ...['headline', 'image', 'datePublished', 'dateModified', 'url'],
    ...['author.name', 'author.url', 'publisher'],
  ],
  WebPage: ['name', 'url', 'dateModified'],
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** All values at a path, across all items of lists on the path. */
const valuesAt = (value: unknown, path: string): readonly unknown[] => {
  const [name = '', ...rest] = path.split('.');
  const found = isThing(value) ? value[name] : undefined;
  const all: readonly unknown[] = Array.isArray(found) ? found : [found];
  if (all.length === 0) return [undefined];
  return rest.length === 0 ? all : all.flatMap((it) => valuesAt(it, rest.join('.')));
};

const listStrings = (value: unknown): readonly (readonly [string, string])[] =>
  isThing(value)
    ? Object.entries(value).flatMap(([name, below]) =>
        typeof below === 'string'
          ? [[name, below] as const]
          : (Array.isArray(below) ? below : [below]).flatMap(listStrings),
      )
    : [];

const addresses = new Set(['url', 'item', 'image', 'logo', 'urlTemplate', 'mainEntityOfPage']);

const isWhole = (address: string) =>
  /^https?:\/\//.test(address) && URL.canParse(address) && !/[\s<>"]/.test(address);

const isCounted = (positions: readonly unknown[]) =>
  positions.every((position, index) => position === index + 1);

const checkThing = (thing: ReadThing): readonly string[] => {
  const type = String(thing['@type']);
  const fields = required[type];
  if (!fields) return [`${type} is no type that pages have`];
  const missing = fields.filter((field) => valuesAt(thing, field).some(isEmpty));
  const partial = listStrings(thing)
    .filter(([name, text]) => addresses.has(name) && !isWhole(text))
    .map(([name, text]) => `${name} ${text}`);
  const dates = listStrings(thing)
    .filter(([name, text]) => /^date/.test(name) && !/^\d{4}-\d\d-\d\d$/.test(text))
    .map(([name, text]) => `${name} ${text}`);
  const order =
    'itemListElement' in thing && !isCounted(valuesAt(thing, 'itemListElement.position'))
      ? ['itemListElement is not counted from one']
      : [];
  return [...missing, ...partial, ...dates, ...order].map((problem) => `${type}: ${problem}`);
};

/** The entities of a printed graph; none if no graph was printed. Throws if the text is not JSON. */
export const readGraph = (text: string | null): readonly ReadThing[] => {
  if (text === null) return [];
  const { '@graph': graph } = JSON.parse(text) as { readonly '@graph': readonly ReadThing[] };
  return graph;
};

export const typesOf = (things: readonly ReadThing[]): readonly string[] =>
  things.map((thing) => String(thing['@type']));

/** The errors that search engines would report; empty if there are none. */
export const checkGraph = (text: string): readonly string[] => {
  const { '@context': context } = JSON.parse(text) as ReadThing;
  const things = readGraph(text);
  const ids = things.flatMap((thing) => thing['@id'] ?? []);
  return [
    ...(context === 'https://schema.org' ? [] : [`context ${String(context)}`]),
    ...(new Set(ids).size === ids.length ? [] : ['two things have one @id']),
    ...things.flatMap(checkThing),
  ];
};
