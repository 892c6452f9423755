/** Why no picture is given, and as what the browser hears it. */
export class ImageRefusal extends Error {
  constructor(
    readonly status: 400 | 404 | 502 | 503 | 504,
    message: string,
  ) {
    super(message);
  }
}
