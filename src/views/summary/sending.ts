/** The form and what it reports, in one chunk: a form that has loaded can always report its result. */
export { DetailsForm } from './DetailsForm';
export { OutcomeMessage } from './OutcomeMessage';
