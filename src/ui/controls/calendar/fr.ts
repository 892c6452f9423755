import 'dayjs/locale/fr';
import { frFR } from '@mui/x-date-pickers/locales';

export const dayjsLocale = 'fr';
export const localeText = frFR.components.MuiLocalizationProvider.defaultProps.localeText;
