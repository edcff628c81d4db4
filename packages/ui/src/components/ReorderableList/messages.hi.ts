import type { reorderableListMessages as english } from './messages.ts';

export const reorderableListMessages: typeof english = {
  handle: ({ name, position }) => `${position}, ${name}: जगह बदलें`,
  hint: 'उठाने के लिए Enter दबाएँ। तीर वाली कुंजियों से जगह चुनें। रखने के लिए Enter दबाएँ।',
  lifted: ({ name, position, count }) => `${name} उठाया, जगह ${position}, कुल ${count}`,
  chosen: ({ name, position, count }) => `${name}: जगह ${position}, कुल ${count}`,
  dropped: ({ name, position, count }) => `${name} रखा, जगह ${position}, कुल ${count}`,
  cancelled: ({ name, position }) => `${name} जगह ${position} पर ही है`,
};
