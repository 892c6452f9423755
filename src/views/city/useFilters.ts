import { useAddressState } from '@/ui/hooks/useAddressState';
import { parseFilters, toQuery } from '../activityFilters/filters';

/** The visitor's filters for a city, from the URL. */
export const useFilters = () => useAddressState(parseFilters, toQuery);
