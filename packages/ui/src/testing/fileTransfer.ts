/** A DataTransfer with files. A DataTransfer from a script has no allowed effect or items, so both are defined here. */
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
