import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { MessagesProvider } from './MessagesProvider.tsx';

const meta = {
  title: 'Components/MessagesProvider',
  component: MessagesProvider,
  args: { messages: { Dialog: { close: 'बंद करें' } }, children: undefined },
  parameters: {
    docs: { story: { inline: false, height: '16rem' } },
    guidance: {
      do: ['Wrap the app once, with the messages of the language that it shows.'],
      dont: ['Do not pass page copy through it: it holds the words of components alone.'],
    },
  },
} satisfies Meta<typeof MessagesProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SecondLanguage: Story = {
  render: (args) => (
    <MessagesProvider {...args}>
      <WithState initial={true}>
        {(open, setOpen) => (
          <Dialog open={open} title="राउंड 2" onClose={() => setOpen(false)}>
            <p>12 अगस्त</p>
          </Dialog>
        )}
      </WithState>
    </MessagesProvider>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('button', { name: 'बंद करें' })).toBeVisible();
  },
};
