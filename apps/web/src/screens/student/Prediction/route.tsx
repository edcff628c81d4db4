import type { ScreenProps } from '../../../routing/lazyWithPreload.tsx';
import { Prediction } from './Prediction.tsx';

/** Keyed by role: a new plan starts a new prediction. */
export const Component = ({ user }: ScreenProps) =>
  user && <Prediction key={user.role} user={user} />;
