import { createIsbotFromList, list } from 'isbot';

/**
 * Says nothing of who is there: people's browsers are driven without a window too, and a crawler that is one tells more
 * of itself, or speaks English.
 */
const unsaid = 'headless';

/** Whether a browser names itself as a program that reads the web for others. */
export const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== unsaid));
