/** Whether what is dragged holds files; what they are is known only once they are dropped. */
export const carriesFiles = ({ types }: { readonly types: readonly string[] }): boolean =>
  types.includes('Files');
