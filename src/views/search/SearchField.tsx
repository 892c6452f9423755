import { searchControls } from '@/ui/controls/controlGroups';

/** The field of the search page, with its button. */
export const SearchField = searchControls.get('SearchField');
