/** Dispatched at the document once the page answers by itself: until then `pageStart` keeps what is pressed. */
export const aliveEvent = 'troupe:alive';
