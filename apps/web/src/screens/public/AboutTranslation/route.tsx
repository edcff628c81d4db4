import { aboutTranslation } from '../../../content/aboutTranslation.ts';
import { LegalLayout } from '../../../layouts/LegalLayout.tsx';

export const Component = () => <LegalLayout text={aboutTranslation} />;
