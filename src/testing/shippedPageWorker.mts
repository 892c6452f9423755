import { shippedPage } from './shippedPages';

/**
 * Builds the props of shipped pages for many test files, each of which would otherwise read the whole content. Started
 * by `pageServer.ts`: a message has an id, a page name and parameters; the answer has the props as JSON.
 */
const isPage = (name: string): name is keyof typeof shippedPage => Object.hasOwn(shippedPage, name);

const buildProps = async (name: string, params: readonly string[]): Promise<unknown> => {
  if (!isPage(name)) throw new Error(`There is no page ${name}`);
  const build: (...given: never[]) => Promise<unknown> = shippedPage[name];
  return Reflect.apply(build, undefined, params);
};

interface PageMessage {
  readonly id: number;
  readonly name: string;
  readonly params: readonly string[];
}

process.on('message', ({ id, name, params }: PageMessage) => {
  buildProps(name, params).then(
    (props) => process.send?.({ id, json: JSON.stringify(props) }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
