/** The API does not know the city (spec section 8): the page turns into the 404 screen. */
export class CityNotFoundError extends Error {
  override readonly name = 'CityNotFoundError';

  constructor(readonly city: string) {
    super(`City not found: ${city}`);
  }
}
