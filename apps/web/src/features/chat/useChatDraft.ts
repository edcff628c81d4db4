import { useState } from 'react';
import { useServices } from '../../services/services.ts';

type Texts = Readonly<Record<string, unknown>>;

/**
 * What somebody has typed and not sent yet, kept by the tab under the name of its conversation.
 * Whoever uses this for another conversation starts it anew.
 */
export const useDraft = (name: string): readonly [string, (text: string) => void] => {
  const { drafts } = useServices();
  const kept = (): Texts => Object(drafts.read('chat')) as Texts;
  const [draft, setDraft] = useState(() => {
    const text = kept()[name];
    return typeof text === 'string' ? text : '';
  });
  const keep = (text: string): void => {
    setDraft(text);
    const { [name]: _, ...others } = kept();
    drafts.keep('chat', text === '' ? others : { ...others, [name]: text });
  };
  return [draft, keep];
};
