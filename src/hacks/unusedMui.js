/** In place of modules of MUI that load with every control and are never used here: `next.config.js` names them. */
module.exports = { __esModule: true, default: () => null };
