export { securityTxtEndpoint as default } from '@/views/securityTxt/server';
