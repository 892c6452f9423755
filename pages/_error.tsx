export { ErrorPage as default } from '@/views/errors/ErrorPage';
