/*
 * Messages of the error catalogue (spec section 8). They are part of the interface, not texts for visitors. That of an
 * unmatched or refused route stands in `config/sites/validateParams.ts`.
 */

/** A city in the route cannot be loaded. */
export const cityMessage = 'Page not found';

/** The app or the server failed. The cause is not shown. */
export const failureMessage = 'Internal Server Error';
