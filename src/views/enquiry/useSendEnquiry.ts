import { type SubmissionOutcome, useSubmission } from '@/ui/hooks/useSubmission';
import type { Enquiry, LastTry } from './enquiry';

interface SendEnquiry {
  readonly isSending: boolean;
  readonly outcome: SubmissionOutcome | null;
  readonly sendEnquiry: (enquiry: Omit<Enquiry, 'id'>) => Promise<void>;
}

interface EnquiryForm {
  readonly lastTry: LastTry;
  /** Removed from the browser after the enquiry has arrived. */
  readonly draft: { readonly drop: () => void };
}

/** Sends an enquiry from a form. */
export const useSendEnquiry = ({ lastTry, draft }: EnquiryForm): SendEnquiry => {
  const { isSending, outcome, send } = useSubmission<Enquiry>('/api/enquiry');
  const sendEnquiry = async (enquiry: Omit<Enquiry, 'id'>) => {
    const result = await send(() => lastTry.toEnquiry(enquiry));
    if (result?.kind === 'sent') draft.drop();
    // If other words already use this id (`known`), every retry with it would fail.
    if (result?.kind === 'sent' || result?.kind === 'known') lastTry.forget();
  };
  return { isSending, outcome, sendEnquiry };
};
