export { securityTxtEndpoint as default } from '@/views/hostFiles/securityTxt';
