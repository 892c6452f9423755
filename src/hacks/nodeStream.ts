import Module from 'node:module';
import { join } from 'node:path';

/**
 * Has Next render pages with React's server for Node. Next always takes the one for edge runtimes, which makes a byte array
 * of each piece of text; the one for Node writes text straight into the answer's bytes.
 */
export const renderForNode = (): void => {
  // Next bundles this file, and its bundler knows both modules by other names.
  const load = Module.createRequire(join(process.cwd(), 'package.json'));
  const { renderToReadableStream } = load('react-dom/server.node');
  Object.assign(load('react-dom/server.edge'), { renderToReadableStream });
};
