import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { slow } from '../../../testing/predict.ts';

const meta = {
  title: 'Screens/Landing',
  component: AppAt,
  args: { path: paths.landing },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

const sectionOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

type Section = Awaited<ReturnType<typeof sectionOf>>;

const openForm = async ({ userEvent }: Context, contact: Section): Promise<void> =>
  userEvent.click(contact.getByText('Send us a message'));

const write = async ({ userEvent }: Context, contact: Section): Promise<void> => {
  await userEvent.type(contact.getByLabelText('Your name'), 'Ananya Sharma');
  await userEvent.type(contact.getByLabelText('Email address'), 'ananya@seatwise.test');
  await userEvent.type(contact.getByLabelText('Message'), 'Which round is next?');
  await userEvent.click(contact.getByRole('button', { name: 'Send message' }));
};

const eventsOf = (canvas: Canvas) => sectionOf(canvas, 'Current Events');

export const Success: Story = {
  tags: [
    'LND-01',
    'LND-02',
    'LND-03',
    'LND-04',
    'LND-05',
    'LND-06',
    'LND-07',
    'LND-08',
    'LND-09',
    'BEY-SEA-05',
    'BEY-LND-02',
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    for (const claim of ['500+ Students Placed', '95% Success Rate', '24/7 Support'])
      await expect(canvas.getByText(claim)).toBeVisible();
    // A note beside the claim explains '24/7'.
    await expect(
      canvas.getByText(
        /^Help bot: at any hour\. Counsellors: 9 am to 9 pm .* our own count, unchecked/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See my colleges' })).toHaveAttribute(
      'href',
      '/create-account',
    );
    const events = await eventsOf(canvas);
    await waitFor(() => expect(events.getAllByRole('listitem')).toHaveLength(5));
    // The dashboard and the events page count the same number, over 14 days.
    await expect(events.getByText('2 new in 30 days')).toBeVisible();
    await expect(events.getAllByText('NEW')).toHaveLength(2);
    await userEvent.click(events.getByRole('button', { name: 'Show all 26' }));
    await expect(events.getAllByRole('listitem')).toHaveLength(26);
    await expect(events.getAllByText('NEW')).toHaveLength(2);
    await userEvent.click(events.getByRole('button', { name: 'Show fewer' }));
    await expect(events.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** The browser answers from a file of the build. */
export const Trial: Story = {
  name: 'Check your rank',
  tags: ['BEY-TRI-03', 'BEY-LND-01'],
  beforeEach: () => () => localStorage.removeItem('waitingQuestion'),
  play: async ({ canvas, userEvent }) => {
    const trial = await sectionOf(canvas, 'Check your rank');
    const submit = trial.getByRole('button', { name: 'Check my rank' });
    await userEvent.click(submit);
    await expect(trial.getByLabelText('All India Rank')).toBeInvalid();
    await expect(trial.getByText('Choose a category.')).toBeVisible();
    const send = spyOn(globalThis, 'fetch');
    await userEvent.type(trial.getByLabelText('All India Rank'), '61,250');
    await userEvent.selectOptions(trial.getByLabelText('Category'), 'OBC');
    await userEvent.click(submit);
    const best = await trial.findByRole('list', { name: /^The 5 best of \d+ seats/ }, slow);
    await expect(within(best).getAllByRole('listitem')).toHaveLength(5);
    await expect(trial.getByText(/^No government MBBS through MCC/)).toBeVisible();
    await expect(trial.getByText(/^Your state fills 85% .* you may do better there/)).toBeVisible();
    await expect(trial.getByRole('link', { name: /^Your state’s colleges/ })).toHaveAttribute(
      'href',
      '/colleges',
    );
    await expect(trial.getByText(/^All of them are at deemed universities/)).toBeVisible();
    await expect(trial.getByRole('list', { name: 'Nearest miss' })).toHaveTextContent(
      /Round 2 of 2025 closed at [\d,]+ · [\d,]+ ranks before yours/,
    );
    await expect(trial.getByText(/^88 of 100 “Very Likely” predictions came true/)).toBeVisible();
    await expect(
      trial.getByRole('link', { name: 'See how often our predictions were right' }),
    ).toHaveAttribute('href', '/how-good');
    await expect(trial.getByRole('link', { name: 'See all of them' })).toHaveAttribute(
      'href',
      '/create-account',
    );
    await waitFor(() => expect(localStorage.getItem('waitingQuestion')).toContain('61250'));
    // The same button answers for another course.
    await userEvent.selectOptions(trial.getByLabelText('Course'), 'BDS');
    await userEvent.click(submit);
    await expect(await trial.findByText(/^No government BDS through MCC/, {}, slow)).toBeVisible();
    const called = send.mock.calls.map(([request]) =>
      String(request instanceof Request ? request.url : request),
    );
    await expect(called.filter((url) => url.includes('/api/'))).toEqual([]);
    send.mockRestore();
  },
};

export const TrialFailed: Story = {
  name: 'Trial without its lists',
  tags: ['BEY-TRI-04'],
  beforeEach: () => {
    const send = globalThis.fetch;
    const fetchSpy = spyOn(globalThis, 'fetch').mockImplementation(async (request, init) =>
      typeof request === 'string' && /seats.*\.json/.test(request)
        ? Response.error()
        : send(request, init),
    );
    return () => fetchSpy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const trial = await sectionOf(canvas, 'Check your rank');
    await userEvent.type(trial.getByLabelText('All India Rank'), '61,250');
    await userEvent.selectOptions(trial.getByLabelText('Category'), 'OBC');
    await userEvent.click(trial.getByRole('button', { name: 'Check my rank' }));
    await expect(await trial.findByText(/^We could not load the lists/, {}, slow)).toBeVisible();
  },
};

export const LeadsToTheSeason: Story = {
  tags: ['BEY-SEA-03', 'LND-17', 'LND-18'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {
      name: 'Open my dashboard',
    });
    await expect(link).toHaveAttribute('href', '/home');
  },
};

export const Sections: Story = {
  tags: [
    'LND-10',
    'LND-11',
    'LND-12',
    'LND-13',
    'LND-14',
    'LND-15',
    'LND-16',
    'LND-17',
    'LND-18',
    'LND-19',
    'LND-20',
    'LND-21',
    'LND-22',
    'LND-23',
    'LND-24',
    'LND-25',
  ],
  play: async ({ canvas }) => {
    const chat = await sectionOf(canvas, 'Chat with our Counselor');
    await expect(chat.getByRole('link', { name: 'Login to chat' })).toHaveAttribute(
      'href',
      paths.login,
    );
    const titlesOf = async (name: string) =>
      (await sectionOf(canvas, name))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await expect(await titlesOf('Our Offerings')).toEqual([
      'Real-time alerts',
      'Smart choice filling',
      'Personal counselling',
      'College prediction',
      'Document support',
      'Progress tracking',
    ]);
    await expect(await titlesOf('Why choose us')).toEqual([
      'Expert professionals',
      'Personalized guidance',
      'Proven track record',
      'Comprehensive support',
    ]);
    await expect(canvas.getByRole('region', { name: 'Contact Us' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const Contact: Story = {
  tags: ['FTR-11', 'FTR-12', 'FTR-13', 'FTR-14', 'FTR-15', 'FTR-16', 'END-14'],
  parameters: { shows: { machine: 'contact', state: 'editing' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const contact = await sectionOf(canvas, 'Contact Us');
    const hrefOf = (name: RegExp) =>
      contact.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    await expect(hrefOf(/00000/)).toEqual(['https://wa.me/910000000000', 'tel:+910000000000']);
    // A phone number stays on one line, because its spaces do not break.
    for (const link of contact.getAllByRole('link', { name: /00000/ }))
      await expect(link.firstChild?.textContent).not.toContain(' ');
    await expect(hrefOf(/@/)).toEqual(['mailto:help@seatwise.example']);
    await expect(contact.getByRole('img')).toHaveAttribute('alt');

    await openForm(context, contact);
    await userEvent.click(contact.getByRole('button', { name: 'Send message' }));
    await expect(contact.getByText('Enter your name.')).toBeVisible();
    await expect(contact.getByLabelText('Your name')).toHaveFocus();
    await write(context, contact);
    await waitFor(() =>
      expect(contact.getByText('Thank you. We have your message.')).toBeVisible(),
    );
    await expect(contact.getByLabelText('Message')).toHaveValue('');
  },
};

export const ContactUnderWay: Story = {
  tags: ['again'],
  parameters: {
    scenario: 'sendContactForm.never',
    shows: { machine: 'contact', state: 'sending' },
  },
  play: async (context) => {
    const contact = await sectionOf(context.canvas, 'Contact Us');
    await openForm(context, contact);
    await write(context, contact);
    await expect(await contact.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const ContactFailed: Story = {
  tags: ['again'],
  parameters: { scenario: 'sendContactForm.500' },
  play: async (context) => {
    const contact = await sectionOf(context.canvas, 'Contact Us');
    await openForm(context, contact);
    await write(context, contact);
    await expect(await contact.findByRole('alert')).toHaveTextContent(
      'We could not send your message. It is kept here: try again.',
    );
    await expect(contact.getByLabelText('Message')).toHaveValue('Which round is next?');
  },
};

export const SignedIn: Story = {
  tags: ['again', 'LND-10', 'GAP-117', 'BOT-12'],
  parameters: { role: 'premium' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link', { name: 'My Dashboard' })).not.toHaveLength(0);
    const chat = await sectionOf(canvas, 'Chat with our Counselor');
    await expect(chat.queryByRole('link', { name: 'Login to chat' })).toBeNull();
    await expect(chat.queryByRole('log')).toBeNull();
    await userEvent.click(await chat.findByRole('button', { name: 'Open the chat' }));
    await expect(await chat.findByText(/^Answers are automatic/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['again'],
  parameters: { scenario: 'listFiles.never' },
  play: async ({ canvas }) => {
    const events = await eventsOf(canvas);
    await expect(events.getByRole('list', { name: 'Current Events' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(events.queryByText(/new$/)).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'listFiles.empty' },
  play: async ({ canvas }) => {
    await expect(await (await eventsOf(canvas)).findByText('No alerts yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'listFiles.500' },
  play: async ({ canvas, userEvent }) => {
    const events = await eventsOf(canvas);
    await expect(await events.findByText('We could not load the alerts.')).toBeVisible();
    await userEvent.click(events.getByRole('button', { name: 'Try again' }));
    await expect(events.getByText('We could not load the alerts.')).toBeVisible();
  },
};
