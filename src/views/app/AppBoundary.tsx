import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from '@/ui/layouts/frameProps';
import { CityNotFoundError } from '@/ui/layouts/cityNotFound';

/** Prefetched after the page has loaded: when it is needed, the network may be down. */
export const loadErrorScreen = () => import('./ErrorScreen').then((module) => module.ErrorScreen);

/** Shown if the code of the error screen cannot be loaded. */
const Remains = ({ error }: DynamicOptionsLoadingProps) => {
  const { t } = useTranslation('errors');
  return error ? (
    <main>
      <h1>{t('notFound.heading')}</h1>
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
  /** Of the page that raised the error: the next page starts without it. */
  readonly frame: FrameProps | undefined;
}

/** Shows the error screen in place of a page whose city cannot be loaded, or of an app that crashed (spec section 8). */
export class AppBoundary extends Component<AppBoundaryProps, AppBoundaryState> {
  override readonly state: AppBoundaryState = { error: undefined, frame: undefined };

  static getDerivedStateFromError(error: unknown): Partial<AppBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { frame }: AppBoundaryProps,
    shown: AppBoundaryState,
  ): AppBoundaryState | null {
    return frame === shown.frame ? null : { error: undefined, frame };
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
