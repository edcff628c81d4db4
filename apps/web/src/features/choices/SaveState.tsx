import { content } from '../../content/choices.ts';

interface SaveStateProps {
  /** The state of the list's machine. */
  readonly state: string;
}

/** A part of a line that says whether the list is saved. */
export const SaveState = ({ state }: SaveStateProps) => {
  const text = new Map<string, string>(Object.entries(content.state)).get(state);
  return text === undefined ? null : <> · {text}</>;
};
