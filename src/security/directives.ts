/** A content security policy by directive: what each allows. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Adds to what directives allow; `'none'` goes where anything is allowed. */
export const allowAlso = (directives: Directives, more: Directives): Directives => {
  const merged = Object.entries(more).map(([name, sources]) => {
    const had = (directives[name] ?? []).filter((source) => source !== "'none'");
    return [name, [...new Set([...had, ...sources])]] as const;
  });
  return { ...directives, ...Object.fromEntries(merged) };
};

/** As the header has it. */
export const printDirectives = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
