/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { JSX } from 'react';
import { PageHead } from './PageHead';

/** The elements that Next would put into the head. */
const readHead = (page: JSX.Element) => {
  let elements: readonly JSX.Element[] = [];
  const updateHead = (state: readonly JSX.Element[]) => {
    elements = state;
  };
  render(
    <HeadManagerContext.Provider value={{ updateHead, mountedInstances: new Set() }}>
      {page}
    </HeadManagerContext.Provider>,
  );
  return elements;
};

it('gives a page its title and its description', () => {
  const head = readHead(<PageHead title="Krakow | Troupe" description="What to do in Krakow." />);
  expect(head.find(({ type }) => type === 'title')?.props).toMatchObject({
    children: 'Krakow | Troupe',
  });
  const metas = head.filter(({ props }) => props.name === 'description');
  expect(metas.map(({ props }) => props.content)).toEqual(['What to do in Krakow.']);
});

it('lets the page below have the last word', () => {
  const head = readHead(
    <>
      <PageHead title="Above" description="Of the frame." />
      <PageHead title="Below" description="Of the page." />
    </>,
  );
  const titles = head.filter(({ type }) => type === 'title');
  expect(titles.map(({ props }) => props.children)).toEqual(['Below']);
  expect(head.filter(({ props }) => props.name === 'description')).toHaveLength(1);
});
