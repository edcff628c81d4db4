/** Files as a browser hands them to a drop or a paste; a transfer made by script allows no effect and has no entries. */
export const fileTransfer = (...files: readonly File[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return Object.defineProperties(transfer, {
    effectAllowed: { value: 'all' },
    items: {
      value: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    },
  });
};
