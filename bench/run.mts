/** `npm run bench`: ratios from one run on this machine. Serving and pictures need a finished build. */
await import('./mesh.mjs');
await import('./serving.mjs');
await import('./images/compare.mjs');

export {};
