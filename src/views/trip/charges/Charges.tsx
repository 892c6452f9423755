import type { TripParts } from '../tripParts';
import { Book } from './Book';
import { OpenBook } from './OpenBook';
import { OwnCharge } from './OwnCharge';

export interface ChargesProps extends TripParts {
  /** Path of the page of a charge, without its token. */
  readonly pay: string;
}

/** Who has paid: the organiser's book, or a guest's own charge. */
export const Charges = (props: ChargesProps) => {
  const { trip } = props;
  if (trip.scope !== 'edit') return <OwnCharge trip={trip} />;
  return trip.payTo === null ? <OpenBook {...props} /> : <Book {...props} payTo={trip.payTo} />;
};
