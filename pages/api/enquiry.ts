export { enquiryEndpoint as default } from '@/endpoints/enquiryEndpoint';

/** The handler reads the body itself, to answer every bad one in its own shape. Next wants this here, literally. */
export const config = { api: { bodyParser: false } };
