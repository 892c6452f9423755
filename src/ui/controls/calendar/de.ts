import 'dayjs/locale/de';
import { deDE } from '@mui/x-date-pickers/locales';

export const dayjsLocale = 'de';
export const localeText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
