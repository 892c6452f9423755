import Alert from '@mui/material/Alert';
import { Icon } from '@/ui/components/Icon';
import type { NoticeProps } from '../alertProps';
import { withControlTheme } from '../ControlTheme';

export const Notice = withControlTheme(({ role, children }: NoticeProps) => (
  <Alert variant="sentence" role={role ?? 'note'} icon={<Icon name="alert" />}>
    {children}
  </Alert>
));
