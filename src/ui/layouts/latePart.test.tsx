/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { latePart } from './latePart';

afterEach(() => void jest.useRealTimers());

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('shows nothing until its code is there', async () => {
  const late: { resolve?: (part: typeof Greeting) => void } = {};
  const promise = new Promise<typeof Greeting>((resolve) => {
    late.resolve = resolve;
  });
  const Part = latePart(() => promise);
  const { container } = render(<Part name="Ada" />);
  expect(container).toBeEmptyDOMElement();
  await act(async () => {
    late.resolve?.(Greeting);
    await promise;
  });
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
});

it('without its code, the page around it stays, and the part comes when the code does', async () => {
  jest.useFakeTimers();
  let isOnline = false;
  const Part = latePart(async () => {
    if (!isOnline) throw new Error('no chunk');
    return Greeting;
  });
  await act(async () => {
    render(
      <main>
        Page <Part name="Ada" />
      </main>,
    );
  });
  expect(screen.getByRole('main')).toHaveTextContent(/^Page$/);
  isOnline = true;
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('main')).toHaveTextContent('Page Hello Ada');
});
