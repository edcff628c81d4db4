export { OfficialData as Component } from './OfficialData.tsx';
