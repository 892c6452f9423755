/** Where an activity starts, in one line: the name of the place with its address. */
export const toPlaceText = ({
  name,
  address,
}: {
  readonly name: string;
  readonly address: string;
}): string =>
  // A square or an embankment has the name of its street.
  address.startsWith(name) ? address : `${name}, ${address}`;
