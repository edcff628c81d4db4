import type { ScreenProps } from '../../../routing/lazyWithPreload.tsx';
import { Prediction } from './Prediction.tsx';

/** The key has everything a prediction starts from, so that a new plan or rank begins a new one. */
export const Component = ({ user }: ScreenProps) =>
  user && <Prediction key={[user.role, user.air, user.counsellingCategory].join()} user={user} />;
