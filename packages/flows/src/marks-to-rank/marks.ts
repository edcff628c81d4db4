const mostMarks = 720;
const questions = 180;

/** Parses marks; undefined for anything but a whole number from 0 to 720. */
export const marksFrom = (text: string): number | undefined => {
  const typed = text.trim();
  return /^\d{1,3}$/.test(typed) && Number(typed) <= mostMarks ? Number(typed) : undefined;
};

/** Whether 4 marks per right answer and −1 per wrong one can add up to these marks. */
export const canBeScored = (marks: number): boolean => {
  const right = Math.ceil(marks / 4);
  return right * 4 - marks <= questions - right;
};
