import 'dayjs/locale/pl';
import { plPL } from '@mui/x-date-pickers/locales';

export const dayjsLocale = 'pl';
export const localeText = plPL.components.MuiLocalizationProvider.defaultProps.localeText;
