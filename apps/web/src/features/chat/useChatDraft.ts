import { useState } from 'react';
import { useServices } from '../../services/services.ts';

/** The draft of a message or a note, stored in the tab for each conversation. Remount (by key) for another one. */
export const useChatDraft = (name: string): readonly [string, (text: string) => void] => {
  const { drafts } = useServices();
  const [draft, setDraft] = useState(() => {
    const text = drafts.readOne('chat', name);
    return typeof text === 'string' ? text : '';
  });
  const store = (text: string): void => {
    setDraft(text);
    drafts.keepOne('chat', name, text || undefined);
  };
  return [draft, store];
};
