import { type SubmissionOutcome, useSubmission } from '@/ui/hooks/useSubmission';
import { draft } from '@/ui/hooks/enquiryDraft';
import { type Enquiry, forgetLastTry, toEnquiry } from './enquiry';

interface SendEnquiry {
  readonly isSending: boolean;
  readonly outcome: SubmissionOutcome | null;
  readonly sendEnquiry: (enquiry: Omit<Enquiry, 'id'>) => Promise<void>;
}

/** Sends an enquiry. After it has arrived, its draft is removed from the browser. */
export const useSendEnquiry = (): SendEnquiry => {
  const { isSending, outcome, send } = useSubmission<Enquiry>('/api/enquiry');
  const sendEnquiry = async (enquiry: Omit<Enquiry, 'id'>) => {
    const result = await send(() => toEnquiry(enquiry));
    if (result?.kind === 'sent') draft.drop();
    // If other words already use this id (`known`), every retry with it would fail.
    if (result?.kind === 'sent' || result?.kind === 'known') forgetLastTry();
  };
  return { isSending, outcome, sendEnquiry };
};
