/** Names of parts of a trip: `item:1` contains `item:1:day`. */
export interface PartSet {
  readonly add: (part: string) => void;
  /** Whether a part is in it, or within one of it, or contains one of it. */
  readonly overlaps: (part: string) => boolean;
}

/** A part and those that contain it, the smallest first. */
const listOuter = (part: string): readonly string[] => {
  const names = part.split(':');
  return names.map((_, index) => names.slice(0, names.length - index).join(':'));
};

export const createPartSet = (parts: Iterable<string> = []): PartSet => {
  const own = new Set<string>();
  const outer = new Set<string>();
  const add = (part: string) => {
    own.add(part);
    for (const it of listOuter(part)) outer.add(it);
  };
  for (const part of parts) add(part);
  return {
    add,
    overlaps: (part) => outer.has(part) || listOuter(part).some((it) => own.has(it)),
  };
};
