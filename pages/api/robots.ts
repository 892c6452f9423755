export { robotsEndpoint as default } from '@/views/hostFiles/robots';
