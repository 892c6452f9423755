/** A content security policy: the allowed sources by directive. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Adds sources to directives. Removes `'none'` from a directive that allows a source. */
export const allowAlso = (directives: Directives, more: Directives): Directives => {
  const merged = Object.entries(more).map(([name, sources]) => {
    const had = (directives[name] ?? []).filter((source) => source !== "'none'");
    return [name, [...new Set([...had, ...sources])]] as const;
  });
  return { ...directives, ...Object.fromEntries(merged) };
};

/** Formats directives for the header. */
export const printDirectives = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
