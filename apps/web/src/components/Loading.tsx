import { Skeleton, Stack } from '@seatwise/ui';

/** More than a window holds, so that nothing below is in view and shifts when the content comes. */
const blocks = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** In place of most of a screen while it loads. */
export const Loading = ({ label }: { readonly label: string }) => (
  <output aria-label={label}>
    <Stack>
      {blocks.map((block) => (
        <Skeleton key={block} shape="block" />
      ))}
    </Stack>
  </output>
);
