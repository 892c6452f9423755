const { register } = require('tsx/cjs/api');

/** Next loads a cache handler as plain JavaScript, whichever way it was started; ours is TypeScript. */
const unregister = register();
try {
  module.exports = require('./PageCacheHandler.ts').PageCacheHandler;
} finally {
  unregister();
}
