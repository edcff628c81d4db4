export const buttonTones = ['primary', 'secondary', 'quiet', 'text', 'critical'] as const;
export const buttonSizes = ['medium', 'compact'] as const;
