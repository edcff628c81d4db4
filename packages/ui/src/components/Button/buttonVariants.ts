/** In a module of its own, so that server components can read it: Button.tsx is a client module. */
export const buttonTones = ['primary', 'secondary', 'quiet', 'text', 'critical'] as const;
export const buttonSizes = ['medium', 'compact'] as const;
