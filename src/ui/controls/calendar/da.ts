import 'dayjs/locale/da';
import { daDK } from '@mui/x-date-pickers/locales';

export const dayjsLocale = 'da';
export const localeText = daDK.components.MuiLocalizationProvider.defaultProps.localeText;
