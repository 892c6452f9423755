import { GROUP_TIMES, tripServices } from '@/server/endpoints/trips/tripEndpoints';
import { limitByEnv } from '@/server/endpoints/writeLimit';
import { createTripPage } from './readTripPage';

/** `POST /trip/read` with a form: a trip for browsers without scripts. Limited as the opening of links is. */
export const getServerSideProps = createTripPage(
  tripServices,
  limitByEnv('trip_open', GROUP_TIMES),
);
