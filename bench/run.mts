/** `npm run bench`: ratios from one run on this machine. Serving needs a finished build. */
await import('./mesh.mjs');
await import('./serving.mjs');

export {};
