import type { ComponentPropsWithRef } from 'react';

/**
 * `cta` for the main action of a screen, `plain` for all others, `light` on dark ground, `chat` for the chat; `quiet`,
 * without a frame, for rarely used actions, and `tool` for what stands in a bar.
 */
type ButtonLook = 'cta' | 'plain' | 'light' | 'chat' | 'quiet' | 'tool';

/** A class name is for the place in the layout: the look comes from the theme. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'> {
  readonly look?: ButtonLook;
}

export interface ButtonLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'color' | 'href'> {
  readonly href: string;
  readonly look?: ButtonLook;
  /** Whether the browser loads a page of the site anew. */
  readonly isFullLoad?: boolean;
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'> {
  readonly 'aria-label': string;
  /** `framed` on a picture or a map. */
  readonly look?: 'bare' | 'framed';
}

export type BareButtonProps = Omit<ComponentPropsWithRef<'button'>, 'color'>;
