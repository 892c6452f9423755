/** Every host has one of its own brand. */
export const manifestHref = '/manifest.webmanifest';
