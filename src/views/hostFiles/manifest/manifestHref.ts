/** Every host serves the manifest of its brand. */
export const manifestHref = '/manifest.webmanifest';
