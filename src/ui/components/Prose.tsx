import { ProseNodes } from './prose/ProseNodes';
import { listPictured } from './prose/readNodes';
import type { ProseNodeProps } from './proseNodes';
import styles from './Prose.module.css';

interface ProseProps {
  readonly nodes: readonly ProseNodeProps[];
  /** How many of its pictures are among the first of the page. */
  readonly early?: number;
}

/** An editor's text. Its content cannot break the layout of the page around it. */
export const Prose = ({ nodes, early = 0 }: ProseProps) => (
  <div className={styles.prose}>
    <ProseNodes nodes={nodes} early={new Set(listPictured(nodes).slice(0, early))} />
  </div>
);
