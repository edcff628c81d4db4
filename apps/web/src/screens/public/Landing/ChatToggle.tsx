import { Button } from '@seatwise/ui';
import { useSearchParams } from 'react-router-dom';
import { chat } from '../../../content/landing.ts';

/** Opens and closes a student's chat on the landing page; guests never load its code. */
export const Component = () => {
  const [query, setQuery] = useSearchParams();
  const isOpen = query.has('chat');
  return (
    <Button onPress={() => setQuery(isOpen ? {} : { chat: 'bot' })}>
      {isOpen ? chat.close : chat.open}
    </Button>
  );
};
