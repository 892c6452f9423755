import { getComponentTheme } from '@/ui/themes/componentTheme';
import {
  checkoutControls,
  formControls,
  planningControls,
  readingControls,
  searchControls,
} from './controlGroups';
import { checkout } from './mui/checkout';
import { form } from './mui/form';
import { planning } from './mui/planning';
import { reading } from './mui/reading';
import { search } from './mui/search';
import { provideTheme } from './themeSource';

/** Makes the theme and the code of all controls available at once: on the server, which renders them, and in tests. */
export const provideControls = (): void => {
  provideTheme(getComponentTheme());
  checkoutControls.provide(() => checkout);
  planningControls.provide(() => planning);
  readingControls.provide(() => reading);
  searchControls.provide(() => search);
  formControls.provide(() => form);
};
