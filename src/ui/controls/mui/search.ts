import { SearchField } from './SearchField';

/** Controls of the search page. One chunk of the browser's code. */
export const search = { SearchField };
