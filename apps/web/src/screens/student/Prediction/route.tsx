import type { ScreenProps } from '../../../routing/lazyWithPreload.tsx';
import { Prediction } from './Prediction.tsx';

/** Keyed by what a prediction starts from: with a new plan or another rank a new one begins. */
export const Component = ({ user }: ScreenProps) =>
  user && <Prediction key={[user.role, user.air, user.counsellingCategory].join()} user={user} />;
