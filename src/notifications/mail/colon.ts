/** What stands between a label and its value. The French put a space before it, which must not break the line. */
export const colonIn = (lang: string): string => (lang === 'fr' ? '\u00a0:' : ':');
