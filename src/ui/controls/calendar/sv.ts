import 'dayjs/locale/sv';
import { svSE } from '@mui/x-date-pickers/locales';

export const dayjsLocale = 'sv';
export const localeText = svSE.components.MuiLocalizationProvider.defaultProps.localeText;
