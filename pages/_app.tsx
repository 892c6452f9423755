// Next takes global styles from this file alone.
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@/views/app/global.css';

export { App as default } from '@/views/app/App';
