export const locale = 'hi-IN';
