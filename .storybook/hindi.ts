import type { ComponentMessages } from '@seatwise/ui';

const modules = import.meta.glob<Readonly<Record<string, object>>>(
  '../packages/ui/src/{components,patterns,internal}/*/messages.hi.ts',
  { eager: true },
);

/** The built-in messages of all components in Hindi, as an app would provide them. */
export const hindiMessages: ComponentMessages = Object.fromEntries(
  Object.entries(modules).map(([path, exports]) => [
    path.split('/').at(-2),
    Object.values(exports)[0],
  ]),
);

/** Without a provider, components use their English messages. */
export const englishMessages: ComponentMessages = {};
