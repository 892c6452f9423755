import { ProseNodes } from './prose/ProseNodes';
import type { ProseNodeProps } from './proseNodes';
import styles from './Prose.module.css';

interface ProseProps {
  readonly nodes: readonly ProseNodeProps[];
}

/** An editor's text, set for reading. Whatever is in it, the page around it keeps its shape. */
export const Prose = ({ nodes }: ProseProps) => (
  <div className={styles.prose}>
    <ProseNodes nodes={nodes} />
  </div>
);
