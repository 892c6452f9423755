/** What the whole process agrees on, however many bundles have this module. */
const shared = globalThis as typeof globalThis & { troupeIsBehindFront?: true };

/** This process answers nobody but the server in front of it, which says whom it asks for. */
export const announceFront = (): void => {
  shared.troupeIsBehindFront = true;
};

export const isBehindFront = (): boolean => shared.troupeIsBehindFront === true;
