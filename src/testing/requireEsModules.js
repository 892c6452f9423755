const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { transformSync } = require('esbuild');

/**
 * Lets `require` take packages of ES modules, as Node does from 20.19 on: Playwright turns the imports of tests into
 * calls of `require`. Loaded before Playwright where Node cannot (src/cli/test.mjs). Remove it when the oldest supported
 * Node can.
 */
const load = Module._extensions['.js'];

Module._extensions['.js'] = (module, filename) => {
  try {
    load(module, filename);
  } catch (error) {
    if (error.code !== 'ERR_REQUIRE_ESM') throw error;
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      format: 'cjs',
      target: 'node20',
    });
    module._compile(code, filename);
  }
};
