import { privacy } from '../../../content/legal.ts';
import { LegalLayout } from '../../../layouts/LegalLayout.tsx';

export const Component = () => <LegalLayout text={privacy} />;
