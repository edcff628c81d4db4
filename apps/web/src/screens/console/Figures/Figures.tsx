import { PageHeader, Stack } from '@seatwise/ui';
import { content } from '../../../content/figures.ts';
import { DayFigures } from './DayFigures.tsx';
import { HelpBotQuestions } from './HelpBotQuestions.tsx';

/** Figures by day, and the questions that the help bot cannot answer. */
export const Figures = () => (
  <Stack gap="xl">
    <PageHeader title={content.heading} subtitle={content.subtitle} />
    <DayFigures />
    <HelpBotQuestions />
  </Stack>
);
