/**
 * Takes the place of `hoist-non-react-statics` in browsers (next.config.js). `appWithTranslation` copies static methods of
 * the app with it, and ours has none.
 */
module.exports = (target) => target;
