import { initials } from './initials.ts';
import { avatar } from './Avatar.css.ts';

export interface AvatarProps {
  /** The person's name. */
  readonly name: string;
  /** How many initials to show. @default 1 */
  readonly letters?: 1 | 2;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

/** A circle with a person's initials; decorative, because the name is shown near it. */
export const Avatar = ({ name, letters = 1, size = 'medium' }: AvatarProps) => (
  <span className={avatar({ size })} aria-hidden="true">
    {initials(name, letters)}
  </span>
);
