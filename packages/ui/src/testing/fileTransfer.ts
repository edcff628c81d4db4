/** A DataTransfer with files; one constructed by script has no allowed effect and no items, so both are defined here. */
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
