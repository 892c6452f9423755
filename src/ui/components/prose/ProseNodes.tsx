import { createElement, type ReactNode } from 'react';
import type { ElementNode, ProseNodeProps } from '../proseNodes';
import { ProseActivity } from './ProseActivity';
import { ProseCity } from './ProseCity';
import { ProseFigure } from './ProseFigure';
import { ProseHeading } from './ProseHeading';
import { ProseLink } from './ProseLink';
import { ProseTable } from './ProseTable';
import { listColumns, textOf, withoutLinks } from './readNodes';

const toElement = (element: ElementNode, key: number): ReactNode => {
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
          <ProseNodes nodes={id === undefined ? children : withoutLinks(children)} />
        </ProseHeading>
      );
    case 'table':
      return (
        <ProseTable key={key} columns={listColumns(element)}>
          <ProseNodes nodes={children} />
        </ProseTable>
      );
    case 'th': {
      // An empty cell is no column header.
      const header = textOf(element).trim() === '' ? { tag: 'td' } : { tag: 'th', scope: 'col' };
      return createElement(
        header.tag,
        { key, scope: header.scope, 'data-align': align },
        <ProseNodes nodes={children} />,
      );
    }
    default:
      return createElement(
        tag,
        { key, start, 'data-align': align },
        <ProseNodes nodes={children} />,
      );
  }
};

const toNode = (node: ProseNodeProps, key: number): ReactNode => {
  if (typeof node === 'string') return node;
  if ('tag' in node) return toElement(node, key);
  if ('href' in node) {
    return (
      <ProseLink key={key} href={node.href}>
        <ProseNodes nodes={node.children} />
      </ProseLink>
    );
  }
  if ('picture' in node) return <ProseFigure key={key} figure={node} />;
  if ('activity' in node) return <ProseActivity key={key} {...node} />;
  return <ProseCity key={key} city={node.card} />;
};

/** Renders nodes as React elements only, so that no text is parsed as HTML. */
export const ProseNodes = ({ nodes }: { readonly nodes: readonly ProseNodeProps[] }) => (
  // A text does not change while it is shown, so an index is a stable key.
  <>{nodes.map(toNode)}</>
);
