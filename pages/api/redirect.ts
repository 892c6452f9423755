export { redirectEndpoint as default } from '@/views/errors/redirectEndpoint';
