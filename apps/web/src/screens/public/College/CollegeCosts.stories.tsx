import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CollegeCosts, StateFees } from './CollegeCosts.tsx';

const profile = {
  source: 'imported',
  publisher: 'MCC',
  year: 2026,
  documentUrl: 'https://mcc.nic.in/pg-medical-counselling/',
  asOf: '2026-02-27',
} as const;
const bondForms = {
  source: 'imported',
  publisher: 'Bond forms deposited with MCC',
  year: 2025,
  documentUrl: 'https://mcc.nic.in/pg-medical-counselling/',
} as const;

const meta = {
  title: 'Screens/College costs',
  component: CollegeCosts,
  args: {
    exam: 'PG',
    college: {
      kind: 'government',
      pg: [
        {
          seats: 'PG, university',
          fee: { value: 23_200, ...profile },
          courseFee: { value: 88_600, ...profile },
          stipend: { value: 82_000, ...profile },
          bond: { value: { years: 1, penalty: 2_000_000, leaving: 5_000_000 }, ...bondForms },
        },
      ],
    },
  },
} satisfies Meta<typeof CollegeCosts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {
  name: 'All is known',
  tags: ['BEY-DAT-65', 'BEY-DAT-66'],
  play: async ({ canvas }) => {
    const valueOf = (term: string) =>
      within(canvas.getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement);
    await expect(valueOf('Fee per year').getByText('₹23,200')).toBeVisible();
    const source = valueOf('Fee per year').getByRole('link', { name: /^MCC/ });
    await expect(source).toHaveAttribute('href', profile.documentUrl);
    const course = valueOf('Whole course');
    await expect(course.getByText('₹88,600 for 3 years + ₹25,000 deposit, returned')).toBeVisible();
    await expect(course.getByText(/^fees with hostel ₹88,600\.$/)).toBeVisible();
    await expect(
      valueOf('Service bond').getByText(/or pay ₹20,00,000\. Leaving the course: ₹50,00,000$/),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Not known to us/)).toBeNull();
  },
};

export const PartlyKnown: Story = {
  name: 'Only the stipend is known',
  tags: ['BEY-DAT-65'],
  args: {
    college: {
      kind: 'deemed',
      pg: [{ seats: 'PG, National Board', stipend: { value: 55_000, ...profile } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹55,000 a month')).toBeVisible();
    await expect(
      canvas.getByText(
        'Not known to us: Fee per year and Service bond. Ask the college before you list it.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText('Whole course')).toBeNull();
  },
};

export const OfTheState: Story = {
  name: 'Seats of the state',
  tags: ['BEY-DAT-65'],
  render: () => (
    <StateFees
      fees={[
        {
          program: 'MBBS',
          seats: 'government',
          fee: { ...profile, asOf: null, publisher: 'KEA', year: 2023, value: 60_100 },
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Fee of 1 kind of state seat'));
    await expect(canvas.getByText('MBBS, government: ₹60,100 per year')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^KEA, 2023/ })).toBeVisible();
  },
};
