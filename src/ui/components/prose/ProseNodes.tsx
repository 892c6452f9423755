import { createElement, type ReactNode } from 'react';
import type { ElementNode, ProseNodeProps } from '../proseNodes';
import { ProseActivity } from './ProseActivity';
import { ProseCity } from './ProseCity';
import { ProseFigure } from './ProseFigure';
import { ProseHeading } from './ProseHeading';
import { ProseLink } from './ProseLink';
import { ProseTable } from './ProseTable';
import { listColumns, textOf, withoutLinks } from './readNodes';

/** Nodes whose pictures do not wait. */
type Early = ReadonlySet<ProseNodeProps>;

const toElement = (element: ElementNode, key: number, early: Early): ReactNode => {
  const { tag, id, align, start, children = [] } = element;
  switch (tag) {
    case 'hr':
    case 'br':
      return createElement(tag, { key });
    case 'h2':
    case 'h3':
    case 'h4':
      return (
        <ProseHeading key={key} tag={tag} id={id}>
          <ProseNodes nodes={id === undefined ? children : withoutLinks(children)} early={early} />
        </ProseHeading>
      );
    case 'table':
      return (
        <ProseTable key={key} columns={listColumns(element)}>
          <ProseNodes nodes={children} early={early} />
        </ProseTable>
      );
    case 'th': {
      // An empty cell is no column header.
      const header = textOf(element).trim() === '' ? { tag: 'td' } : { tag: 'th', scope: 'col' };
      return createElement(
        header.tag,
        { key, scope: header.scope, 'data-align': align },
        <ProseNodes nodes={children} early={early} />,
      );
    }
    default:
      return createElement(
        tag,
        { key, start, 'data-align': align },
        <ProseNodes nodes={children} early={early} />,
      );
  }
};

const toNode = (node: ProseNodeProps, key: number, early: Early): ReactNode => {
  if (typeof node === 'string') return node;
  if ('tag' in node) return toElement(node, key, early);
  if ('href' in node) {
    return (
      <ProseLink key={key} href={node.href}>
        <ProseNodes nodes={node.children} early={early} />
      </ProseLink>
    );
  }
  const loading = early.has(node) ? 'early' : 'lazy';
  if ('picture' in node) return <ProseFigure key={key} figure={node} loading={loading} />;
  if ('activity' in node) return <ProseActivity key={key} {...node} loading={loading} />;
  return <ProseCity key={key} city={node.card} loading={loading} />;
};

interface ProseNodesProps {
  readonly nodes: readonly ProseNodeProps[];
  readonly early: Early;
}

/** Renders nodes as React elements only, so that no text is parsed as HTML. */
export const ProseNodes = ({ nodes, early }: ProseNodesProps) => (
  // A text does not change while it is shown, so an index is a stable key.
  <>{nodes.map((node, index) => toNode(node, index, early))}</>
);
