/** Something the product says to the person. */
export interface Notice {
  readonly tone: 'info' | 'positive' | 'critical';
  readonly text: string;
  /** What stands below: the reason beside a documented text. */
  readonly detail?: string | undefined;
}

export const info = (text: string): Notice => ({ tone: 'info', text });
export const success = (text: string): Notice => ({ tone: 'positive', text });
export const problem = (text: string): Notice => ({ tone: 'critical', text });
