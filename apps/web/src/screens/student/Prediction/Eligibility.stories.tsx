import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { predict, showing, slow } from '../../../testing/predict.ts';
import { saveAnswers } from '../../../testing/saveAnswers.ts';

const chosen = `${paths.prediction}?subject=MBBS&category=General`;

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
    await userEvent.click(canvas.getByLabelText('ESI?'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the other seats' }));
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

export const NotSaved: Story = {
  name: 'The answers could not be saved',
  tags: ['again', 'BEY-ELG-18'],
  parameters: { scenario: 'saveApplicant.500' },
  play: async (context) => {
    await predict(context);
    await showing(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the other seats' }));
    await expect(await canvas.findByText(/could not save your answers/)).toBeVisible();
  },
};
