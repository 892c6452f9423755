import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { Component, type ReactNode } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import type { FrameProps } from '@/layouts/frameProps';
import { CityNotFoundError } from '@/lib/cityNotFound';

/** Fetched ahead when the page is done: it may be wanted where nothing can be fetched any more. */
export const loadErrorScreen = () => import('./ErrorScreen').then((module) => module.ErrorScreen);

/** Where not even the code of the error screen can be had. */
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
  /** The city of the page that it was raised on; another page has another. */
  readonly city: string | null;
}

/**
 * Shows the error screen in place of a page whose city turns out not to exist, and of an app that broke (spec section
 * 8).
 */
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
