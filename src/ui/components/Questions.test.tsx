/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { Questions } from './Questions';

const questions = [
  { question: 'When do we pay?', answer: 'A deposit now, the rest before you travel.' },
  { question: 'What if it rains?', answer: 'Then we move it indoors.' },
];

it('keeps every answer closed at first', async () => {
  await renderInSite(<Questions questions={questions} />);
  for (const { answer } of questions) expect(screen.getByText(answer)).not.toBeVisible();
});

it('opens the answer to the question that was asked, and no other', async () => {
  await renderInSite(<Questions questions={questions} />);
  await userEvent.click(screen.getByText('What if it rains?'));
  expect(screen.getByText('Then we move it indoors.')).toBeVisible();
  expect(screen.getByText('A deposit now, the rest before you travel.')).not.toBeVisible();
});

it('opens without a script: the browser does it', async () => {
  const { container } = await renderInSite(<Questions questions={questions} />);
  for (const { question } of questions) {
    const summary = screen.getByText(question);
    expect(summary.tagName).toBe('SUMMARY');
    expect(summary.parentElement?.tagName).toBe('DETAILS');
  }
  expect(await findViolations(container)).toEqual([]);
});
