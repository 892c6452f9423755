import { FormSelect } from './FormSelect';
import { TextField } from './TextField';

/** Controls of the contact and booking forms. One chunk of the browser's code. */
export const form = { FormSelect, TextField };
