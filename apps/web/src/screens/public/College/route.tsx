import { useParams } from 'react-router-dom';
import { College } from './College.tsx';

export { metaOf, prepare } from './useCollege.ts';

export const Component = () => <College code={useParams()['code'] ?? ''} />;
