/** The part of a PostCSS rule that the plugin reads and writes. */
interface MediaRule {
  params: string;
  readonly error: (message: string, place: { readonly word: string }) => Error;
}

declare const mediaNames: () => {
  readonly postcssPlugin: string;
  readonly AtRule: { readonly media: (rule: MediaRule) => void };
};

export = mediaNames;
