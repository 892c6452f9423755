// Next takes global styles from this file alone.
import '@/views/app/global.css';

export { App as default } from '@/views/app/App';
