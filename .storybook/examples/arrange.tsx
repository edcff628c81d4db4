import {
  Badge,
  Box,
  Button,
  Card,
  Dialog,
  Grid,
  Inline,
  LocaleProvider,
  MessagesProvider,
  ReorderableList,
  Stack,
  Text,
  useNumberFormatter,
  VisuallyHidden,
} from '@seatwise/ui';
import { useState } from 'react';

export const BoxExample = () => (
  <Box padding="md" background="sunken" radius="card">
    <Text>Closing ranks of 2025</Text>
  </Box>
);

export const StackExample = () => (
  <Stack gap="sm">
    <Text>Round 1</Text>
    <Text>Round 2</Text>
  </Stack>
);

export const InlineExample = () => (
  <Inline gap="xs">
    <Badge>MBBS</Badge>
    <Badge>OBC</Badge>
  </Inline>
);

export const GridExample = () => (
  <Grid columns={2}>
    <Card>Maharashtra</Card>
    <Card>Karnataka</Card>
  </Grid>
);

export const CardExample = () => (
  <Card>
    <Text>Round 2 begins on 12 August.</Text>
  </Card>
);

export const VisuallyHiddenExample = () => (
  <Text>
    ₹5,000<VisuallyHidden> plus GST</VisuallyHidden>
  </Text>
);

const Seats = () => <Text>{useNumberFormatter().format(124_500)} seats</Text>;

export const LocaleProviderExample = () => (
  <LocaleProvider locale="hi-IN">
    <Seats />
  </LocaleProvider>
);

export const MessagesProviderExample = () => {
  const [open, setOpen] = useState(false);
  return (
    <MessagesProvider messages={{ Dialog: { close: 'बंद करें' } }}>
      <Button tone="secondary" onPress={() => setOpen(true)}>
        राउंड 2
      </Button>
      <Dialog open={open} title="राउंड 2" onClose={() => setOpen(false)}>
        <p>12 अगस्त</p>
      </Dialog>
    </MessagesProvider>
  );
};

export const ReorderableListExample = () => {
  const [cities, setCities] = useState(['Delhi', 'Chennai', 'Pune']);
  return (
    <ReorderableList
      label="Cities by preference"
      items={cities.map((name) => ({ id: name, name }))}
      renderItem={({ name }) => name}
      onMove={({ id, index }) => {
        const rest = cities.filter((name) => name !== id);
        setCities([...rest.slice(0, index), id, ...rest.slice(index)]);
      }}
    />
  );
};
