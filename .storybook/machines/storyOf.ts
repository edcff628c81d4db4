import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story's `parameters.shows`: the machine that it shows, and the state. */
interface Shown {
  readonly machine: string;
  readonly state: string;
}

interface StoryFile {
  readonly default: { readonly title?: string };
  readonly [story: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../../apps/web/src/**/*.stories.tsx', { eager: true });

const shownBy = (story: unknown): Shown | undefined =>
  (story as { parameters?: { shows?: Shown } } | undefined)?.parameters?.shows;

const stories = Object.values(files).flatMap(({ default: meta, ...named }) =>
  Object.entries(named).flatMap(([name, story]) => {
    const shown = shownBy(story);
    return shown ? [{ ...shown, id: toId(meta.title ?? '', storyNameFromExport(name)) }] : [];
  }),
);

/** The id of the story that shows a machine in this state, or in a state around it. */
export const storyOf = (machine: string, state: string): string | undefined =>
  stories.find((story) => story.machine === machine && story.state === state)?.id ??
  (state.includes('.') ? storyOf(machine, state.slice(0, state.lastIndexOf('.'))) : undefined);
