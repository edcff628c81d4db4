/** Button.tsx is a client module; server components read the variants from this module. */
export const buttonTones = ['primary', 'secondary', 'quiet', 'text', 'critical'] as const;
export const buttonSizes = ['medium', 'compact'] as const;
