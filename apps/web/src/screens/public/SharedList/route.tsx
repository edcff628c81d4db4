import { useLocation } from 'react-router-dom';
import { SharedList } from './SharedList.tsx';

export const Component = () => {
  // The token is the fragment of the address, so that it is in no log of a server.
  const token = useLocation().hash.slice(1);
  return <SharedList key={token} token={token} />;
};
