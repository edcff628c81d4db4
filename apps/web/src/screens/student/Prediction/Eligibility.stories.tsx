import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { predict, showing, slow } from '../../../testing/predict.ts';
import { saveAnswers } from '../../../testing/saveAnswers.ts';

const chosen = `${paths.prediction}?subject=MBBS&category=General`;

/** The complete answers of a man without any claim. */
const answered = {
  nationality: 'Indian',
  homeState: 'Kerala',
  schooling: 'elsewhere',
  category: 'General',
  gender: 'M',
  pwd: false,
  minority: 'none',
  esi: false,
  armedForces: false,
  nri: false,
  alumniOf: 'none',
} as const;

const meta = {
  title: 'Screens/College prediction eligibility',
  component: AppAt,
  args: { path: chosen },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The folded group with a title; null if there is none. */
const group = ({ canvas }: Pick<Context, 'canvas'>, title: RegExp): HTMLElement | null =>
  canvas.queryByText(title)?.closest('details') ?? null;

const onlyIf = /^Only if you are /;
const notOpen = /^Not open to you · \d+$/;

const countOf = (text: string | null): number =>
  Number(/(\d[\d,]*)(?: results)?$/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

/** The results, which come before the folded groups. */
const results = ({ canvas }: Pick<Context, 'canvas'>): HTMLElement =>
  canvas.queryByRole('table') ?? canvas.getByRole('list', { name: 'College Predictions' });

export const EsiUnknown: Story = {
  name: 'ESI is not answered',
  tags: ['BEY-ELG-16', 'BEY-ELG-18', 'BEY-ELG-19'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    const before = countOf(await showing(context));
    const depends = group(context, onlyIf)!;
    await expect(depends).toHaveTextContent(/^Only if you are ESI, NRI, minority.* · \d+/);
    await expect(depends).not.toHaveAttribute('open');
    await expect(results(context)).not.toHaveTextContent('Employees State Insurance');
    await expect(results(context).compareDocumentPosition(depends)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Hide the seats you cannot apply for' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Which of these are you?' }));
    await userEvent.click(dialog.getByLabelText('Child of an ESI-insured person'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hide the other seats' }));
    await expect(await canvas.findByText(/^\d+ hidden$/, undefined, slow)).toBeVisible();
    await expect(group(context, onlyIf)).not.toHaveTextContent(/^Only if[^·]*(ESI|NRI|minority)/);
    await expect(countOf(await showing(context))).toBeGreaterThan(before);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(async () => expect(countOf(await showing(context))).toBe(before));
    await expect(group(context, onlyIf)).toHaveTextContent(/^Only if you are ESI/);
  },
};

export const WomensCollege: Story = {
  name: 'A man and a college for women',
  tags: ['again', 'BEY-ELG-10', 'BEY-ELG-19'],
  args: { path: `${chosen}&show.state=Andhra+Pradesh` },
  beforeEach: () => saveAnswers({ gender: 'M' }),
  play: async (context) => {
    await predict(context);
    await showing(context);
    await expect(results(context)).not.toHaveTextContent('for Women');
    const closed = group(context, notOpen)!;
    await expect(closed).not.toHaveAttribute('open');
    await context.userEvent.click(within(closed).getByText(notOpen));
    await expect(within(closed).getAllByText('It is for women.')[0]).toBeVisible();
    await expect(within(closed).queryByText(/Likely$/)).toBeNull();
  },
};

export const EsiYes: Story = {
  name: 'A child of an ESI-insured person',
  tags: ['again', 'BEY-ELG-19'],
  args: { path: `${chosen}&show.quota=Employees+State+Insurance+Scheme%28ESI%29` },
  beforeEach: () => saveAnswers({ esi: true }),
  play: async (context) => {
    await predict(context);
    await showing(context);
    await expect(results(context)).toHaveTextContent('Employees State Insurance');
    await expect(group(context, onlyIf)).toBeNull();
    await expect(group(context, notOpen)).toBeNull();
  },
};

export const NriUnknown: Story = {
  name: 'NRI is not answered',
  tags: ['again', 'BEY-ELG-19'],
  beforeEach: () => {
    const { nri: _, ...others } = answered;
    return saveAnswers(others);
  },
  play: async (context) => {
    await predict(context);
    await showing(context);
    await expect(group(context, onlyIf)).toHaveTextContent(/^Only if you are NRI · \d+/);
  },
};

export const EverythingAnswered: Story = {
  name: 'Everything is answered',
  tags: ['again', 'BEY-ELG-19'],
  beforeEach: () => saveAnswers(answered),
  play: async (context) => {
    const { canvas } = context;
    await predict(context);
    await showing(context);
    await expect(group(context, onlyIf)).toBeNull();
    await expect(group(context, notOpen)).not.toHaveAttribute('open');
    await expect(
      canvas.queryByRole('button', { name: 'Hide the seats you cannot apply for' }),
    ).toBeNull();
  },
};

export const NotSaved: Story = {
  name: 'The answers could not be saved',
  tags: ['again', 'BEY-ELG-18'],
  parameters: { scenario: 'saveApplicant.500' },
  play: async (context) => {
    await predict(context);
    await showing(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'Hide the seats you cannot apply for' }),
    );
    await context.userEvent.click(
      await screen.findByRole('button', { name: 'Hide the other seats' }),
    );
    await expect(await screen.findByText(/could not save your answers/)).toBeVisible();
  },
};

export const NotOffered: Story = {
  name: 'The backend keeps no answers',
  tags: ['again', 'BEY-ELG-08'],
  parameters: { scenario: 'readApplicant.404' },
  play: async (context) => {
    await predict(context);
    await showing(context);
    await expect(group(context, onlyIf)).toBeNull();
    await expect(group(context, notOpen)).toBeNull();
    await expect(context.canvas.queryByRole('link', { name: 'Your answers' })).toBeNull();
  },
};
