/** Messages for when two people edit the same entry. */
export const content = {
  conflict: ({
    by,
    field,
    value,
    mine,
  }: Readonly<Record<'by' | 'field' | 'value' | 'mine', string>>) =>
    `${by} has changed ${field} to ${value}. You entered ${mine}.`,
  someone: 'Someone else',
  emptied: '(nothing)',
  keepTheirs: 'Keep theirs',
  saveMine: 'Save mine',
} as const;
