import { Fold, Questions } from './Fold';
import { Pagination } from './Pagination';
import { ShareLinks } from './ShareLinks';
import { Stars } from './Stars';

/** Controls between and below texts. One chunk of the browser's code. */
export const reading = { Fold, Pagination, Questions, ShareLinks, Stars };
