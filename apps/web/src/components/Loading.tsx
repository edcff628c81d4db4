import { Skeleton, Stack } from '@seatwise/ui';

/** More blocks than fit in a window, so that nothing in view shifts when the content arrives. */
const blocks = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Replaces most of a screen while it loads. */
export const Loading = ({ label }: { readonly label: string }) => (
  <output aria-label={label}>
    <Stack>
      {blocks.map((block) => (
        <Skeleton key={block} shape="block" />
      ))}
    </Stack>
  </output>
);
