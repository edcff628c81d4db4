import type { footerMessages as english } from './messages.ts';

export const footerMessages: typeof english = {
  label: 'फ़ुटर',
  newTab: ({ label }) => `${label} (नए टैब में खुलेगा)`,
};
