/**
 * Stands in for `@emotion/sheet` in unit tests: styles are computed, and none is put into the document. For each query by
 * role, jsdom compares every rule of the document with every element, which took a seventh of the time of such tests.
 * jsdom has no layout, and the stylesheets of the pages are not in it either. Browser tests look at styles.
 */
export class StyleSheet {
  readonly key: string;
  readonly nonce: string | undefined;
  readonly container: Node;
  readonly tags: readonly HTMLStyleElement[] = [];
  readonly isSpeedy = false;

  constructor({ key, nonce, container }: { key: string; nonce?: string; container: Node }) {
    this.key = key;
    this.nonce = nonce;
    this.container = container;
  }

  hydrate(): void {}

  insert(): void {}

  flush(): void {}
}
