/** Whether a typed text occurs in a value, in any case; an empty one occurs in every value. */
export const includesText = (value: string | number | null | undefined, typed: string): boolean => {
  const wanted = typed.trim().toLowerCase();
  return (
    wanted === '' ||
    String(value ?? '')
      .toLowerCase()
      .includes(wanted)
  );
};
