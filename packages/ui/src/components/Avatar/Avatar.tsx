import { initials } from './initials.ts';
import { avatar } from './Avatar.css.ts';

export interface AvatarProps {
  /** Whose it is. */
  readonly name: string;
  /** One letter, or two. @default 1 */
  readonly letters?: 1 | 2;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

/** A round mark for a person; decoration, because the name stands near it. */
export const Avatar = ({ name, letters = 1, size = 'medium' }: AvatarProps) => (
  <span className={avatar({ size })} aria-hidden="true">
    {initials(name, letters)}
  </span>
);
