import { useLocation } from 'react-router-dom';
import { SharedList } from './SharedList.tsx';

export const Component = () => {
  // The token is in the fragment of the address, so that no server logs it.
  const token = useLocation().hash.slice(1);
  return <SharedList key={token} token={token} />;
};
