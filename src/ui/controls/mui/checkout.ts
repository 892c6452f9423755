import { Fold } from './Fold';
import { Steps } from './Steps';
import { UndoBar } from './UndoBar';

/** Controls of the screens from the plan to its confirmation. One chunk of the browser's code. */
export const checkout = { Fold, Steps, UndoBar };
