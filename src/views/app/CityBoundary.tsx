import dynamic from 'next/dynamic';
import { Component, type ReactNode } from 'react';
import type { FrameProps } from '@/layouts/frameProps';
import { CityNotFoundError } from '@/lib/cityNotFound';

const CityNotFound = dynamic(() => import('./CityNotFound').then((module) => module.CityNotFound), {
  ssr: false,
});

interface CityBoundaryProps {
  readonly frame: FrameProps;
  readonly children: ReactNode;
}

interface CityBoundaryState {
  readonly error: unknown;
  /** The city that it was raised on; another page has another. */
  readonly city: string | null;
}

/** Shows the 404 screen in place of a page whose city turns out not to exist (spec section 8). */
export class CityBoundary extends Component<CityBoundaryProps, CityBoundaryState> {
  override readonly state: CityBoundaryState = { error: undefined, city: null };

  static getDerivedStateFromError(error: unknown): Partial<CityBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { frame }: CityBoundaryProps,
    { city }: CityBoundaryState,
  ): CityBoundaryState | null {
    return frame.city === city ? null : { error: undefined, city: frame.city };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof CityNotFoundError)) throw error;
    return <CityNotFound frame={this.props.frame} />;
  }
}
