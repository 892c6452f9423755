const firstOf = (word: string): string => [...word][0]?.toUpperCase() ?? '';

/** Returns the initials of the first and the last word of a name: Piotr Zieliński is PZ. */
export const toInitials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0] ?? '', ...(words.length > 1 ? words.slice(-1) : [])].map(firstOf).join('');
};
