import { GROUP_TIMES, tripServices } from '@/server/endpoints/trips/tripEndpoints';
import { limitByEnv } from '@/server/endpoints/writeLimit';
import { createPayPage } from './payPage';

/** `GET /trip/pay/<token>`: one charge. Limited as the opening of links is, so that nobody tries tokens. */
export const getServerSideProps = createPayPage(tripServices, limitByEnv('trip_pay', GROUP_TIMES));
