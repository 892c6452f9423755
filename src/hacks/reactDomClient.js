const { startTransition } = require('react');

const load = () => require('react-dom/client');

// It takes a phone as long to begin as all the rest of its script: a task of its own, unless it is needed before.
setTimeout(load);

/**
 * React's own, but for two things: it begins in a task of its own, and the first drawing of a page, which Next asks for
 * all at once, is cut into slices of a few ms between which a visitor is heard. On a phone these are the longest that a
 * page is deaf. `next.config.js` puts this in place of `react-dom/client` where Next's router asks for it.
 */
module.exports = {
  createRoot: (...args) => load().createRoot(...args),
  hydrateRoot: (...args) => {
    let root;
    startTransition(() => {
      root = load().hydrateRoot(...args);
    });
    return root;
  },
};
