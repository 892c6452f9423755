/** The reason why there is no picture, and the status of the response. */
export class ImageRefusal extends Error {
  constructor(
    readonly status: 400 | 404 | 406 | 502 | 503 | 504,
    message: string,
  ) {
    super(message);
  }
}
