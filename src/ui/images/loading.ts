/**
 * When a picture is fetched. The first three of a page do not wait until they are near the view (spec section 9): the
 * logo of the header, which has high priority, and two pictures of the page's content. `main` is preloaded by the head
 * of the document, since it is the largest element of most screens; `early` is the other one. It has low priority: on a
 * slow line it would share the bandwidth with the main one.
 */
export type PictureLoading = 'main' | 'early' | 'lazy';

const order: readonly PictureLoading[] = ['main', 'early'];

/** @param index of a picture among those of a page's content */
export const loadingAt = (index: number): PictureLoading => order[index] ?? 'lazy';

/** For pictures after the main one, or on pages whose pictures are all small. @param count how many are early */
export const earlyAt = (index: number, count: number): PictureLoading =>
  index < count ? 'early' : 'lazy';
