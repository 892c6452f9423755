import { Breadcrumbs } from './Breadcrumbs';
import { BareButton, Button, ButtonLink, IconButton } from './Button';
import { CheckChip } from './CheckChip';
import { ChoiceChips } from './ChoiceChips';
import { CurrencySelect } from './CurrencySelect';
import { DateField } from './DateField';
import { ExtraField } from './ExtraField';
import { MenuButton, PlanButton, SearchTool } from './HeaderTools';
import { Message } from './Message';
import { Notice } from './Notice';
import { NumberField } from './NumberField';
import { SelectField } from './SelectField';

/** Controls of the first view of most pages. One chunk of the browser's code. */
export const planning = {
  BareButton,
  Breadcrumbs,
  Button,
  ButtonLink,
  CheckChip,
  ChoiceChips,
  CurrencySelect,
  DateField,
  ExtraField,
  IconButton,
  MenuButton,
  Message,
  Notice,
  NumberField,
  PlanButton,
  SearchTool,
  SelectField,
};
