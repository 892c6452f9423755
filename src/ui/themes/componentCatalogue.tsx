import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Badge from '@mui/material/Badge';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import Pagination from '@mui/material/Pagination';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const ignore = () => {};
const colors = ['primary', 'secondary', 'error', 'success', 'info', 'warning'] as const;
const allColors = [...colors, 'green', 'cta'] as const;
const buttonColors = [...allColors, 'ctaOnDark', 'inherit'] as const;
const iconColors = [...allColors, 'default', 'inherit'] as const;
const severities = ['error', 'success', 'info', 'warning'] as const;

/** The components of MUI that the shop may use, open and in all variants whose styles read other variables. */
export const ComponentCatalogue = () => (
  <>
    {buttonColors.flatMap((color) =>
      (
        ['contained', 'outlined', 'text', 'cta', 'plain', 'light', 'chat', 'quiet', 'tool'] as const
      ).map((variant) => (
        <Button key={`${color} ${variant}`} {...{ color, variant }}>
          {color}
        </Button>
      )),
    )}
    <Button disabled variant="contained">
      off
    </Button>
    {iconColors.map((color) => (
      <IconButton key={color} color={color} />
    ))}
    {allColors.map((color) => (
      <div key={color}>
        <Checkbox color={color} checked onChange={ignore} />
        <Radio color={color} checked onChange={ignore} />
        <Chip color={color} label={color} onClick={ignore} onDelete={ignore} />
        <Chip color={color} variant="outlined" label={color} onClick={ignore} onDelete={ignore} />
        <ToggleButton color={color} value={color} selected>
          {color}
        </ToggleButton>
        <Badge color={color} badgeContent={1} />
      </div>
    ))}
    {colors.map((color) => (
      <TextField key={color} color={color} focused label={color} />
    ))}
    {(['standard', 'primary', 'secondary'] as const).map((color) => (
      <div key={color}>
        <Pagination color={color} count={3} />
        <Pagination color={color} count={3} variant="outlined" shape="rounded" />
      </div>
    ))}
    <Chip label="plain" onClick={ignore} onDelete={ignore} />
    <Chip label="plain" variant="outlined" disabled />
    <ToggleButtonGroup value="a" exclusive>
      <ToggleButton value="a">a</ToggleButton>
      <ToggleButton value="b" disabled>
        b
      </ToggleButton>
    </ToggleButtonGroup>
    <TextField label="a" placeholder="b" error helperText="c" required />
    <TextField label="a" disabled multiline />
    <TextField
      label="a"
      select
      slotProps={{ input: { startAdornment: <InputAdornment position="start">a</InputAdornment> } }}
      value="a"
    >
      <MenuItem value="a">a</MenuItem>
    </TextField>
    <FormControlLabel label="a" control={<Checkbox disabled />} />
    <FormHelperText error>a</FormHelperText>
    <NativeSelect defaultValue="a">
      <option value="a">a</option>
    </NativeSelect>
    <Select value="a" open MenuProps={{ keepMounted: true }}>
      <MenuItem value="a" selected>
        a
      </MenuItem>
      <MenuItem value="b" divider>
        b
      </MenuItem>
    </Select>
    <Autocomplete
      open
      multiple
      value={['a']}
      options={['a', 'b']}
      groupBy={String}
      renderInput={(props) => <TextField {...props} label="a" />}
    />
    <Autocomplete open loading options={[]} renderInput={(props) => <TextField {...props} />} />
    <Accordion expanded>
      <AccordionSummary>a</AccordionSummary>
      <AccordionDetails>a</AccordionDetails>
    </Accordion>
    <Accordion disabled>
      <AccordionSummary>a</AccordionSummary>
    </Accordion>
    {(['temporary', 'persistent', 'permanent'] as const).map((variant) => (
      <Drawer key={variant} open variant={variant}>
        a
      </Drawer>
    ))}
    <Dialog open scroll="paper">
      <DialogTitle>a</DialogTitle>
      <DialogContent dividers>
        <DialogContentText>a</DialogContentText>
      </DialogContent>
      <DialogActions>a</DialogActions>
    </Dialog>
    <Popover open anchorReference="none">
      a
    </Popover>
    <Snackbar open message="a" />
    {severities.flatMap((severity) =>
      (['standard', 'outlined', 'filled'] as const).map((variant) => (
        <Alert key={`${severity} ${variant}`} {...{ severity, variant }} onClose={ignore}>
          a
        </Alert>
      )),
    )}
    <Breadcrumbs maxItems={2}>
      {['a', 'b', 'c'].map((name) => (
        <Link key={name} href={`/${name}`}>
          {name}
        </Link>
      ))}
    </Breadcrumbs>
    <Rating value={3} />
    <Rating value={3} readOnly disabled />
    <Stepper activeStep={1} alternativeLabel>
      {['a', 'b', 'c'].map((name) => (
        <Step key={name}>
          <StepLabel error={name === 'c'}>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
    <Stepper activeStep={1} orientation="vertical">
      <Step>
        <StepLabel>a</StepLabel>
      </Step>
    </Stepper>
    <Tooltip open arrow title="a">
      <span>a</span>
    </Tooltip>
    {(['text', 'rectangular', 'rounded', 'circular'] as const).map((variant) => (
      <Skeleton key={variant} variant={variant} animation="wave" />
    ))}
    {(['h1', 'h6', 'body1', 'body2', 'caption', 'overline', 'subtitle1'] as const).map(
      (variant) => (
        <Typography key={variant} variant={variant} color="textSecondary">
          a
        </Typography>
      ),
    )}
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar />
    </LocalizationProvider>
  </>
);
