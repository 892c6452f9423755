/** Dispatched at the document when the page, or a late part of it, has hydrated: `deferredScriptLoader` listens. */
export const hydratedEvent = 'troupe:hydrated';

export interface HydratedDetail {
  /** Number of parts that have not hydrated yet. */
  readonly left: number;
}

/** Parts of the page whose code loads after the page has hydrated (ui/controls/lazyControls.tsx). */
const left = new Set<object>();
let hasAnnounced = false;

const announce = (): void => {
  hasAnnounced = false;
  const detail: HydratedDetail = { left: left.size };
  document.dispatchEvent(new window.CustomEvent(hydratedEvent, { detail }));
};

/** Dispatches the event once for all parts that hydrate in one task. */
export const announceHydrated = (): void => {
  if (hasAnnounced) return;
  hasAnnounced = true;
  setTimeout(announce);
};

/** Registers a part that has not hydrated. */
export const awaitHydrated = (part: object): void => void left.add(part);

/** The part has hydrated, or left the page. */
export const settleHydrated = (part: object): void => {
  if (left.delete(part)) announceHydrated();
};
