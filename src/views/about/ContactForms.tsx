import { useEffect, useState } from 'react';
import { ContactForm, type ContactFormProps } from './ContactForm';
import { fields, formId } from '@/ui/hooks/enquiryDraft';

/** Shows a new form after each enquiry. The next form starts empty, with the focus in its first field. */
export const ContactForms = (props: Omit<ContactFormProps, 'onAgain'>) => {
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0) document.getElementById(`${formId}-${fields[0]}`)?.focus();
  }, [sent]);
  return <ContactForm key={sent} {...props} onAgain={() => setSent(sent + 1)} />;
};
