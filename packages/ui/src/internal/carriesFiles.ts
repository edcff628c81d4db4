/** Whether a drag contains files; browsers reveal which ones only on drop. */
export const carriesFiles = ({ types }: { readonly types: readonly string[] }): boolean =>
  types.includes('Files');
