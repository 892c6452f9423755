import { Activity, type ComponentType, lazy, useEffect, useLayoutEffect, useState } from 'react';
import { awaitHydrated, settleHydrated } from '@/lib/hydration';
import { looksAlike } from '@/lib/looksAlike';
import { useIsServed } from '@/ui/hooks/useIsLive';
import { ServedStateProvider, useServedState, useSurroundingState } from '@/ui/hooks/stateContext';
import { loadWithTheme } from './loadWithTheme';
import { announceVisitor, awaitVisitor } from './visitorSign';

/** A promise that calls back at once: React then renders in the same pass. */
const toSettled = <Value,>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), {
    then: (resolve?: ((value: Value) => unknown) | null) => resolve?.(value),
  });

/**
 * Hydrates in the same step as the control beside it. A layout effect: React then renders the control with the current
 * state in the same task. Otherwise a press could come between, and its handler would have the state of the server.
 */
const Hydrated = ({ onHydrated }: { readonly onHydrated: () => void }) => {
  useLayoutEffect(onHydrated, [onHydrated]);
  return null;
};

export interface ControlGroup<Group> {
  /** Loads the code as soon as it is needed (visitorSign.ts). */
  readonly preload: () => void;
  /** Provides the code where it is at hand: on the server and in tests. */
  readonly provide: (read: () => Group) => void;
  /**
   * A control of the group. The server renders it. The browser hydrates it when its code has loaded: until then its
   * HTML stays as it is, with focus and typed text, and a press is stored (hacks/deferredScriptLoader.ts). When it is
   * rendered without HTML of the server, its surroundings wait for the code.
   *
   * @param unseen properties that change nothing of what a control at rest shows
   */
  readonly get: <Name extends keyof Group>(name: Name, unseen?: readonly string[]) => Group[Name];
}

/**
 * Creates controls whose code, with MUI, loads after the page (docs/decisions/0003).
 *
 * An `Activity` hydrates on its own, as a `Suspense` does. Unlike that, the server never moves its content to the end of
 * the document, which would need an inline script.
 *
 * The code loads at the first sign of a visitor, or when a control would show something else than the server sent.
 *
 * If anything above an `Activity` changes before its code has loaded, React discards its HTML, with focus and typed text.
 * So a control keeps its first properties and the state that the server had until it has hydrated.
 *
 * @param load imports the code; the theme of MUI's components loads with it
 */
export const createControlGroup = <Group extends object>(
  load: () => Promise<Group>,
): ControlGroup<Group> => {
  let read: (() => Group) | undefined;
  let loading: Promise<Group> | undefined;
  const fetchGroup = () =>
    (loading ??= awaitVisitor()
      .then(() => loadWithTheme(load))
      .then((group) => {
        // A control that first appears now, in answer to what a visitor does, has nothing to wait for.
        read = () => group;
        return group;
      }));
  const get = <Name extends keyof Group>(
    name: Name,
    unseen: readonly string[] = [],
  ): Group[Name] => {
    const pickSeen = (props: object) =>
      Object.fromEntries(Object.entries(props).filter(([key]) => !unseen.includes(key)));
    // The props of a control pass through here as they are.
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the type of one control is lost in that of its group
    const pick = (group: Group) => ({ default: group[name] as unknown as ComponentType<object> });
    const LazyControl = lazy(() => {
      const known = read?.();
      return known ? toSettled(pick(known)) : fetchGroup().then(pick);
    });
    const Control = (props: object) => {
      const [part] = useState(() => ({}));
      const [isHydrated, setIsHydrated] = useState(false);
      const [onHydrated] = useState(() => () => setIsHydrated(true));
      useLayoutEffect(() => {
        awaitHydrated(part);
        return () => settleHydrated(part);
      }, [part]);
      useEffect(() => {
        if (isHydrated) settleHydrated(part);
      }, [isHydrated, part]);
      const [isKnown] = useState(read !== undefined);
      const isServed = useIsServed();
      useState(() => {
        // Without HTML of the server, its surroundings wait for the code, and no effect runs before.
        if (!isServed && !isKnown) announceVisitor();
      });
      const isLive = isHydrated || isKnown;
      useServedState(part, !isLive);
      const surrounding = useSurroundingState();
      // Nothing may stand between: React would look for changed contexts below it, and discard the HTML.
      const current = (
        <Activity>
          <ServedStateProvider value={isLive ? surrounding : part}>
            <LazyControl {...props} />
            <Hydrated onHydrated={onHydrated} />
          </ServedStateProvider>
        </Activity>
      );
      const [first] = useState(current);
      const [firstProps] = useState(props);
      const isStale = !isLive && !looksAlike(pickSeen(firstProps), pickSeen(props));
      useEffect(() => {
        if (isStale) announceVisitor();
      }, [isStale]);
      return isLive ? current : first;
    };
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- as above
    return Control as unknown as Group[Name];
  };
  return {
    preload: () => void fetchGroup(),
    provide: (provided) => {
      read = provided;
    },
    get,
  };
};
