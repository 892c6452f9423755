import { type ComponentType, useMemo } from 'react';
import type { PageProps } from '@/ui/layouts/frameProps';
import { PageLayout } from '@/ui/layouts/PageLayout';
import { useLiveFrame } from '@/ui/layouts/useLiveFrame';

interface LivePageProps {
  readonly view: ComponentType<PageProps>;
  readonly pageProps: PageProps;
}

/** A page in its frame, both with the brand's current data: neither shows another phone number than the other. */
export const LivePage = ({ view: View, pageProps }: LivePageProps) => {
  const frame = useLiveFrame(pageProps.frame);
  // Other news of the API must not render the page again.
  return useMemo(
    () => (
      <PageLayout frame={frame}>
        <View {...pageProps} frame={frame} />
      </PageLayout>
    ),
    [View, pageProps, frame],
  );
};
