/** The separator between a label and its value. In French it starts with a no-break space. */
export const colonIn = (lang: string): string => (lang === 'fr' ? '\u00a0:' : ':');
