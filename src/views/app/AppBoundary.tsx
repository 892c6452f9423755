import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { Component, type ReactNode } from 'react';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { FrameProps } from '@/ui/layouts/frameProps';
import { CityNotFoundError } from '@/lib/cityNotFound';

/** Prefetched after the page has loaded: when it is needed, the network may be down. */
export const loadErrorScreen = () => import('./ErrorScreen').then((module) => module.ErrorScreen);

/** Shown if the code of the error screen cannot be loaded. */
const Remains = ({ error }: DynamicOptionsLoadingProps) => {
  const { t } = useTranslation('errors');
  return error ? (
    <main>
      <h1>{t('failure.heading')}</h1>
      <a href="/">{t('home')}</a>
    </main>
  ) : null;
};

const ErrorScreen = dynamic(loadErrorScreen, { ssr: false, loading: Remains });

interface AppBoundaryProps {
  readonly frame: FrameProps;
  readonly children: ReactNode;
}

interface AppBoundaryState {
  readonly error: unknown;
  /** City of the page that raised the error; the error does not apply to pages of other cities. */
  readonly city: string | null;
}

/** Shows the error screen in place of a page whose city does not exist, or of an app that crashed (spec section 8). */
export class AppBoundary extends Component<AppBoundaryProps, AppBoundaryState> {
  override readonly state: AppBoundaryState = { error: undefined, city: null };

  static getDerivedStateFromError(error: unknown): Partial<AppBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { frame }: AppBoundaryProps,
    { city }: AppBoundaryState,
  ): AppBoundaryState | null {
    return frame.city === city ? null : { error: undefined, city: frame.city };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorScreen
        frame={this.props.frame}
        statusCode={error instanceof CityNotFoundError ? 404 : 500}
      />
    );
  }
}
