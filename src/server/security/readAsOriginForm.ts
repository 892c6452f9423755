import { onHttpRequest } from '@/lib/onHttpRequest';
import { toOriginForm } from './originForm';

/** Converts all requests to origin form. */
export const readAsOriginForm = (): void => onHttpRequest(toOriginForm);
