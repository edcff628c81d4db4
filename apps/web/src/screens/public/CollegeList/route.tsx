import { useLocation } from 'react-router-dom';
import { CollegeList } from './CollegeList.tsx';

export { metaOf, prepare } from './useCollegeList.ts';

export const Component = () => {
  const { pathname } = useLocation();
  return <CollegeList key={pathname} path={pathname} />;
};
