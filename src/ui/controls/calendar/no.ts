import 'dayjs/locale/nb';
import { nbNO } from '@mui/x-date-pickers/locales';

export const dayjsLocale = 'nb';
export const localeText = nbNO.components.MuiLocalizationProvider.defaultProps.localeText;
