import { plural } from '../../internal/plural.ts';
import type { chatPanelMessages as english } from './messages.ts';

export const chatPanelMessages: typeof english = {
  input: 'मैसेज',
  keys: 'भेजने के लिए Enter दबाएँ, नई लाइन के लिए Shift + Enter।',
  send: 'भेजें',
  tooLong: 'यह मैसेज बहुत लंबा है। इसे टुकड़ों में भेजें।',
  length: (count, most) =>
    `${most.toLocaleString('hi-IN')} में से ${count.toLocaleString('hi-IN')} अक्षर`,
  showEarlier: 'पहले के मैसेज दिखाएँ',
  newMessages: (count) => plural(count, { one: '# नया मैसेज', other: '# नए मैसेज' }),
};
