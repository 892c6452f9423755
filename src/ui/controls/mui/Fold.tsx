import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, type ToggleEvent, useState } from 'react';
import type { FoldProps, QuestionsProps } from '../foldProps';
import { withControlTheme } from '../ControlTheme';

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

const Plain = ({ children }: { readonly children?: ReactNode }) => children;

/** `details` and `summary` listen by themselves: MUI's handlers and states of a button are left out. */
const slotsOfSummary = {
  root: ({
    className,
    children,
  }: {
    readonly className?: string;
    readonly children?: ReactNode;
  }) => <Summary className={className}>{children}</Summary>,
  content: Plain,
};

interface BaseProps extends Pick<ComponentProps<'details'>, 'className'> {
  readonly summary: string;
  readonly isOpenAtFirst?: boolean | undefined;
  readonly children: ReactNode;
  readonly root: ComponentProps<typeof Accordion>['slots'] & {};
}

/**
 * MUI's accordion on the browser's own element: it opens before scripts run and without them, and search in the page
 * finds and opens it.
 */
const Base = ({ summary, className, isOpenAtFirst = false, children, root }: BaseProps) => {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const element = {
    // Not the state: React would close what was opened before it hydrated.
    open: isOpenAtFirst,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLElement>) =>
      setIsOpen(currentTarget.hasAttribute('open')),
  };
  return (
    <Accordion className={className} expanded={isOpen} slots={root} slotProps={{ root: element }}>
      <AccordionSummary slots={slotsOfSummary}>{summary}</AccordionSummary>
      {children}
    </Accordion>
  );
};

/** A plus that turns into a minus. */
const Question = styled('details')({
  borderBottom: '1px solid var(--mui-palette-divider)',
  summary: {
    justifyContent: 'space-between',
    gap: '1.25rem',
    minHeight: 64,
    paddingBlock: '0.875rem',
    fontSize: '1.125rem',
    lineHeight: 1.35,
    '&:hover': { color: 'var(--mui-palette-link)' },
    '&::after': {
      flexShrink: 0,
      width: 18,
      height: 18,
      background:
        'linear-gradient(currentcolor, currentcolor) center / 18px 2px no-repeat, linear-gradient(currentcolor, currentcolor) center / 2px 18px no-repeat',
      color: 'var(--mui-palette-link)',
      content: '""',
      transition: 'transform var(--mui-tempo-fast) var(--mui-tempo-ease)',
    },
  },
  '&[open] > summary::after': { backgroundSize: '18px 2px, 0 0', transform: 'rotate(180deg)' },
});

const Answer = styled(AccordionDetails)({
  maxWidth: '64ch',
  padding: '0 2rem 1.5rem 0',
  color: 'var(--mui-palette-text-secondary)',
});

const List = styled('div')({
  borderTop: 'var(--mui-shape-rule) solid var(--mui-palette-text-primary)',
  // In this variant, the heading and its content already share a rule.
  '[data-sections=aside] &': { borderTop: 0 },
});

const slotsOfQuestion = { root: Question, heading: Plain, transition: Plain, region: Plain };

/** Questions that open one by one, with or without JavaScript. */
export const Questions = withControlTheme(({ questions }: QuestionsProps) => (
  <List>
    {questions.map(({ question, answer }) => (
      <Base key={question} summary={question} root={slotsOfQuestion}>
        <Answer>{answer}</Answer>
      </Base>
    ))}
  </List>
));

const chevron = {
  width: '0.625rem',
  height: '0.625rem',
  marginTop: '-0.3rem',
  border: 'solid var(--mui-palette-link)',
  borderWidth: '0 2px 2px 0',
  content: '""',
  transform: 'rotate(45deg)',
  transition: 'transform var(--mui-tempo-fast) var(--mui-tempo-ease)',
};

const turned = { marginTop: '0.3rem', transform: 'rotate(225deg)' };

const Panel = styled('details')({
  '& > summary': {
    justifyContent: 'space-between',
    minHeight: 56,
    padding: '0.5rem 1.125rem',
    border: 'var(--mui-shape-panelBorder)',
    borderRadius: 'var(--mui-shape-borderRadius)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    '&::after': chevron,
  },
  '&[open] > summary::after': turned,
});

const Inline = styled('details')({
  '& > summary': {
    gap: '0.625rem',
    minHeight: 44,
    '&:hover': { color: 'var(--mui-palette-link)' },
    '&::before': { ...chevron, margin: '-4px 4px 0 2px' },
  },
  '&[open] > summary::before': { ...turned, marginTop: 4 },
});

const slotsOfPanel = { ...slotsOfQuestion, root: Panel };
const slotsOfInline = { ...slotsOfQuestion, root: Inline };

/** A part that is closed until a visitor opens it. */
export const Fold = withControlTheme(({ look = 'inline', children, ...rest }: FoldProps) => (
  <Base {...rest} root={look === 'panel' ? slotsOfPanel : slotsOfInline}>
    {children}
  </Base>
));
