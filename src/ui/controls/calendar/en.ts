import 'dayjs/locale/en-gb';
import { enUS } from '@mui/x-date-pickers/locales';

export const dayjsLocale = 'en-gb';
export const localeText = enUS.components.MuiLocalizationProvider.defaultProps.localeText;
