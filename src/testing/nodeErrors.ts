import { types } from 'node:util';

/**
 * Import for its effect: errors that Node itself raises come from outside of Jest's own world, so there they are no
 * `instanceof Error`. Outside of Jest they are.
 */
Object.defineProperty(Error, Symbol.hasInstance, {
  configurable: true,
  value(this: ErrorConstructor, error: unknown) {
    const isOwn = Function.prototype[Symbol.hasInstance].call(this, error);
    return isOwn || (this === Error && types.isNativeError(error));
  },
});
