import { type SubmissionOutcome, useSubmission } from '@/hooks/useSubmission';
import { draft, type Enquiry, forgetLastTry, toEnquiry } from './enquiry';

interface SendEnquiry {
  readonly isSending: boolean;
  readonly outcome: SubmissionOutcome | null;
  readonly sendEnquiry: (enquiry: Omit<Enquiry, 'id'>) => Promise<void>;
}

/** Sends an enquiry; once it has arrived, nothing of it stays in the browser. */
export const useSendEnquiry = (): SendEnquiry => {
  const { isSending, outcome, send } = useSubmission<Enquiry>('/api/enquiry');
  const sendEnquiry = async (enquiry: Omit<Enquiry, 'id'>) => {
    const result = await send(() => toEnquiry(enquiry));
    if (result?.kind === 'sent') draft.drop();
    // Under an id that other words have, no try would ever succeed.
    if (result?.kind === 'sent' || result?.kind === 'known') forgetLastTry();
  };
  return { isSending, outcome, sendEnquiry };
};
