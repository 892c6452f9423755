import { createPostedEnquiry } from '@/commerce/orders/testing/enquiries';
import { startEnquiryServer } from '@/testing/enquiryServer';
import { fuzzSubmissions } from '@/testing/fuzzSubmissions';

describe('whatever is posted as an enquiry, the answer is one or says what is wrong:', () => {
  fuzzSubmissions({
    start: startEnquiryServer,
    body: createPostedEnquiry({
      id: '3f2b8c1e-9d4a-4b6e-8f10-2a7c5d9e0b43',
      company: 'Example Ltd',
      subject: '',
    }),
    expectTaken: (json) => expect(json.enquiry.reference).toMatch(/^EQ-/),
    // The code that both endpoints share is tested with carts.
    effort: 0.4,
  });
});
