import { privacy } from '../../content/legal.ts';
import { LegalPage } from './LegalPage.tsx';

export const Component = () => <LegalPage text={privacy} />;
