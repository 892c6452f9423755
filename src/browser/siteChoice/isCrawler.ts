import { createIsbotFromList, list } from 'isbot';

/**
 * This pattern of the list is ignored, because ordinary browsers also run headless. A crawler of this kind has other
 * marks, or speaks English.
 */
const unsaid = 'headless';

/** Whether a user agent identifies itself as a crawler. */
export const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== unsaid));
