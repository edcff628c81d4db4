import { useState } from 'react';
import { useServices } from '../../services/services.ts';

type DraftTexts = Readonly<Record<string, unknown>>;

/** The draft of a message, stored by the tab per conversation. Remount (by key) for another one. */
export const useChatDraft = (name: string): readonly [string, (text: string) => void] => {
  const { drafts } = useServices();
  const stored = (): DraftTexts => Object(drafts.read('chat')) as DraftTexts;
  const [draft, setDraft] = useState(() => {
    const text = stored()[name];
    return typeof text === 'string' ? text : '';
  });
  const store = (text: string): void => {
    setDraft(text);
    const { [name]: _, ...others } = stored();
    drafts.keep('chat', text === '' ? others : { ...others, [name]: text });
  };
  return [draft, store];
};
