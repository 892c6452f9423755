import { createControlGroup } from './lazyControls';
import type { checkout } from './mui/checkout';
import type { form } from './mui/form';
import type { planning } from './mui/planning';
import type { reading } from './mui/reading';
import type { search } from './mui/search';

/** The first view of most pages. */
export const planningControls = createControlGroup<typeof planning>(() =>
  import('./mui/planning').then((module) => module.planning),
);

/** Posts, questions and reviews. */
export const readingControls = createControlGroup<typeof reading>(() =>
  import('./mui/reading').then((module) => module.reading),
);

/** The search page. */
export const searchControls = createControlGroup<typeof search>(() =>
  import('./mui/search').then((module) => module.search),
);

/** Forms: the details of a booking, the enquiry. */
export const formControls = createControlGroup<typeof form>(() =>
  import('./mui/form').then((module) => module.form),
);

/** From the plan to its confirmation. */
export const checkoutControls = createControlGroup<typeof checkout>(() =>
  import('./mui/checkout').then((module) => module.checkout),
);
