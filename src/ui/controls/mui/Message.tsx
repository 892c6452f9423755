import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { MessageProps } from '../alertProps';
import { withControlTheme } from '../ControlTheme';

const Heading = styled('h3')({ fontSize: 'var(--mui-type-title-1)' });

export const Message = withControlTheme(({ look, heading, children, focusOn }: MessageProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn) box.current?.focus();
  }, [focusOn]);
  const role = look === 'done' ? 'status' : 'alert';
  return (
    <Alert ref={box} variant={look} role={focusOn ? role : 'note'} tabIndex={-1} icon={false}>
      {heading && <Heading>{heading}</Heading>}
      {children}
    </Alert>
  );
});
