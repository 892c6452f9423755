/** A page's city does not exist or cannot be loaded (spec section 8): the page turns into the 404 screen. */
export class CityNotFoundError extends Error {
  override readonly name = 'CityNotFoundError';

  constructor(readonly city: string) {
    super(`City not found: ${city}`);
  }
}
