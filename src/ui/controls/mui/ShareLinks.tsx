import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from '@/ui/components/Icon';
import { useShare } from '@/ui/hooks/useShare';
import { useTranslation } from 'next-i18next/pages';
import { withControlTheme } from '../ControlTheme';

const toMail = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
});

const Label = styled('p')({ flexBasis: '100%', fontWeight: 650 });

/** The line is reserved, so that a message does not move the page. */
const Outcome = styled('p')({ flexBasis: '100%', minHeight: '1.6em', overflowWrap: 'anywhere' });

/** Ways to share a page. None of them informs a third party. */
export const ShareLinks = withControlTheme(({ title }: { readonly title: string }) => {
  const { t } = useTranslation('blog');
  const { canShare, address, outcome, share } = useShare(title);
  const id = useId();
  const mail = (
    <>
      <Icon name="mail" /> {t('share.email')}
    </>
  );
  return (
    <Root data-scripted role="group" aria-labelledby={id}>
      <Label id={id}>{t('share.label')}</Label>
      {address ? (
        <Button component="a" href={toMail(title, address)}>
          {mail}
        </Button>
      ) : (
        // Reserves the space of the link, which has no URL yet.
        <Button component="span" aria-hidden="true" disabled style={{ visibility: 'hidden' }}>
          {mail}
        </Button>
      )}
      <Button onClick={() => void share()}>
        <Icon name={canShare ? 'share' : 'link'} /> {canShare ? t('share.share') : t('share.copy')}
      </Button>
      <Outcome role="status">
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && t('share.failed', { address })}
      </Outcome>
    </Root>
  );
});
