import { ProseNodes } from './prose/ProseNodes';
import type { ProseNodeProps } from './proseNodes';
import styles from './Prose.module.css';

interface ProseProps {
  readonly nodes: readonly ProseNodeProps[];
}

/** An editor's text. Its content cannot break the layout of the page around it. */
export const Prose = ({ nodes }: ProseProps) => (
  <div className={styles.prose}>
    <ProseNodes nodes={nodes} />
  </div>
);
