export { Document as default } from '@/views/app/Document';
