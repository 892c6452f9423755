import { useAddressState } from '@/hooks/useAddressState';
import { parseFilters, toQuery } from './filters';

/** What the visitor looks for in a city, as the address has it. */
export const useFilters = () => useAddressState(parseFilters, toQuery);
